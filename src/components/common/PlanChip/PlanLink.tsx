import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {PaidPlan} from '../../../../site/plans/shared';
import {PlanChip, planTitle} from './PlanChip';
import styles from './PlanChip.module.css';

/** The icon of a plan as a link to what the plan is: beside headings, features and rows of tables. */
export function PlanLink({plan}: {plan: PaidPlan}): ReactNode {
  const title = planTitle(plan);
  return (
    <Link
      to={`/x/introduction/licensing/#${plan}-plan`}
      className={`plan-link ${styles.link}`}
      title={title}
      aria-label={title}
      // A docs version that is built alone may do without the page; tests/site looks for the anchors.
      data-noBrokenLinkCheck
    >
      <PlanChip plan={plan} />
    </Link>
  );
}
