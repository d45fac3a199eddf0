import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {PaidPlan} from '../../../../site/plans/shared';
import {PlanChip, planTitle} from './PlanChip';
import styles from './PlanChip.module.css';

/**
 * Renders the icon of a plan as a link to its description, next to headings, features, and table
 * rows.
 */
export function PlanLink({plan}: {plan: PaidPlan}): ReactNode {
  const title = planTitle(plan);
  return (
    <Link
      to={`/x/introduction/licensing/#${plan}-plan`}
      className={`plan-link ${styles.link}`}
      title={title}
      aria-label={title}
      // A docs version that is built alone may lack the page. tests/site checks the anchors.
      data-noBrokenLinkCheck
    >
      <PlanChip plan={plan} />
    </Link>
  );
}
