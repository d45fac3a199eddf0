import {render, screen} from '@testing-library/react';
import {FeatureChips} from '../FeatureChips/FeatureChips';
import {PlanChip} from './PlanChip';

test.each([
  ['pro', 'Pro plan'],
  ['premium', 'Premium plan'],
] as const)('the icon of the plan %s has a title', (plan, title) => {
  render(<PlanChip plan={plan} />);
  expect(screen.getByRole('img', {name: title})).toHaveAttribute('title', title);
});

test('the feature chips have a fixed order', () => {
  const {container} = render(
    <FeatureChips flags={{unstable: true, newFeature: true, planned: true, plan: 'pro'}} />,
  );
  expect([...container.children].map((chip) => chip.textContent).join()).toBe(
    'New,Planned,Preview',
  );
});
