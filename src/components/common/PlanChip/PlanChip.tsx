import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {PaidPlan} from '../../../../site/plans/shared';
import styles from './PlanChip.module.css';

/** The name of a plan, as the mark's title says it. */
export function planTitle(plan: PaidPlan): string {
  return plan === 'pro'
    ? translate({id: 'docs.plan.pro', message: 'Pro plan'})
    : translate({id: 'docs.plan.premium', message: 'Premium plan'});
}

/** The icon of a plan: blue for Pro, gold for Premium. It is as high as the text around it. */
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
