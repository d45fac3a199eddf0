import {render, screen} from '@testing-library/react';
import {StaticRouter} from 'react-router-dom';
import {PlanLink} from './PlanLink';

it.each([
  ['pro', 'Pro plan'],
  ['premium', 'Premium plan'],
] as const)('PlanLink leads from %s to what the plan is', (plan, name) => {
  render(
    <StaticRouter location="/" context={{}}>
      <PlanLink plan={plan} />
    </StaticRouter>,
  );
  const link = screen.getByRole('link', {name});
  expect(link).toHaveAttribute('href', `/x/introduction/licensing/#${plan}-plan`);
  expect(link).toHaveAttribute('title', name);
});
