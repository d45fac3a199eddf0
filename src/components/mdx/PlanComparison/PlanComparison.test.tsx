import {render, screen} from '@testing-library/react';
import {PlanMark, PlanName} from './PlanComparison';

it.each([
  ['yes', 'Included'],
  ['no', 'Not included'],
] as const)('PlanMark %s is an image named %j', (value, name) => {
  render(<PlanMark value={value} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(name);
});

it('PlanMark planned is text', () => {
  expect(render(<PlanMark value="planned" />).container).toHaveTextContent('Planned');
});

it('PlanName has the plan in its accessible name once, next to its icon', () => {
  render(
    <button>
      <PlanName plan="premium">Premium</PlanName>
    </button>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('Premium');
  expect(document.querySelector('.plan-premium')).not.toBeNull();
});
