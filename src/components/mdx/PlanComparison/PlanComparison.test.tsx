import {render, screen} from '@testing-library/react';
import {PlanMark, PlanName} from './PlanComparison';

describe('PlanMark', () => {
  it.each([
    ['yes', 'Included'],
    ['no', 'Not included'],
  ] as const)('%s is a sign named %j', (value, name) => {
    render(<PlanMark value={value} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(name);
  });

  it('planned is a word', () => {
    const {container} = render(<PlanMark value="planned" />);
    expect(container).toHaveTextContent('Planned');
  });
});

it('PlanName says the plan once, beside its icon', () => {
  render(
    <table>
      <thead>
        <tr>
          <th scope="col">
            <PlanName plan="premium">Premium</PlanName>
          </th>
        </tr>
      </thead>
    </table>,
  );
  expect(screen.getByRole('columnheader')).toHaveAccessibleName('Premium');
  expect(document.querySelector('.plan-premium')).not.toBeNull();
});
