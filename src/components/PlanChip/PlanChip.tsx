import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {PageFlags} from '@site/plugins/page-tree/shared';
import styles from './PlanChip.module.css';

/** A plan that has a mark: the community plan has none. */
export type MarkedPlan = NonNullable<PageFlags['plan']>;

/** The name of a plan, as the mark's title says it. */
export function planTitle(plan: MarkedPlan): string {
  return plan === 'pro'
    ? translate({id: 'docs.plan.pro', message: 'Pro plan'})
    : translate({id: 'docs.plan.premium', message: 'Premium plan'});
}

/** The cube of a plan: blue for Pro, gold for Premium. It is as high as the text around it. */
export function PlanChip({plan}: {plan: MarkedPlan}): ReactNode {
  const title = planTitle(plan);
  return (
    <img
      className={`plan-${plan} ${styles.cube}`}
      src={`/static/x/${plan}.svg`}
      alt={title}
      title={title}
      width={16}
      height={14.4}
    />
  );
}
