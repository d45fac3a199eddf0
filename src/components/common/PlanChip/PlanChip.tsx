import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {PaidPlan} from '../../../../site/plans/shared';
import styles from './PlanChip.module.css';

/** Returns the name of a plan for the icon's title. */
export function planTitle(plan: PaidPlan): string {
  return plan === 'pro'
    ? translate({id: 'docs.plan.pro', message: 'Pro plan'})
    : translate({id: 'docs.plan.premium', message: 'Premium plan'});
}

/**
 * Renders the icon of a plan: blue for Pro, gold for Premium. It scales with the surrounding text.
 */
export function PlanChip({plan}: {plan: PaidPlan}): ReactNode {
  const title = planTitle(plan);
  return (
    <img
      className={`plan-${plan} ${styles.icon}`}
      src={`/static/x/${plan}.svg`}
      alt={title}
      title={title}
      width={16}
      height={14.4}
    />
  );
}
