import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Plan} from '../../../../site/plans/shared';
import {PlanChip} from '../../common/PlanChip/PlanChip';
import styles from './PlanComparison.module.css';

/** Renders the header of a plan's column: its icon and its name. */
export function PlanName({plan, children}: {plan: Plan; children: ReactNode}): ReactNode {
  return (
    <span className={styles.plan}>
      {plan !== 'community' && (
        <span aria-hidden="true">
          <PlanChip plan={plan} />
        </span>
      )}
      <span>{children}</span>
    </span>
  );
}

/** Renders an icon with a label for a feature that a plan includes, excludes, or will include. */
export function PlanMark({value}: {value: 'yes' | 'no' | 'planned'}): ReactNode {
  switch (value) {
    case 'yes':
      return (
        <svg
          className={styles.yes}
          viewBox="0 0 20 20"
          role="img"
          aria-label={translate({
            id: 'docs.planComparison.yes',
            message: 'Included',
            description: 'A plan has the feature',
          })}
        >
          <path d="m4 10.5 4 4 8-9" />
        </svg>
      );
    case 'no':
      return (
        <svg
          className={styles.no}
          viewBox="0 0 20 20"
          role="img"
          aria-label={translate({
            id: 'docs.planComparison.no',
            message: 'Not included',
            description: 'A plan lacks the feature',
          })}
        >
          <path d="M6 10h8" />
        </svg>
      );
    case 'planned':
      return (
        <span className={styles.planned}>
          {translate({
            id: 'docs.planComparison.planned',
            message: 'Planned',
            description: 'A plan will have the feature',
          })}
        </span>
      );
  }
}

/**
 * Renders a table of features by plan. Authors provide a Markdown table whose cells contain `yes`,
 * `no`, or `planned`. A row with only a first cell is a heading for the rows below it.
 */
export function PlanComparison({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.root}>{children}</div>;
}
