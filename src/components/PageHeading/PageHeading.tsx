import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {FeatureChips} from '../FeatureChips/FeatureChips';
import {usePageFlags} from '../PageTree/usePageFlags';
import {PlanChip} from '../PlanChip/PlanChip';
import styles from './PageHeading.module.css';

/** The heading of a page with the marks that the page tree gives it, and under it the page's own sentence about itself. */
export function PageHeading({children}: {children: ReactNode}): ReactNode {
  const {frontMatter} = useDoc();
  const flags = usePageFlags();
  return (
    <>
      <div className={styles.line}>
        <h1 className={styles.heading}>
          {children}
          {flags.plan && (
            <>
              {' '}
              <PlanChip plan={flags.plan} />
            </>
          )}
        </h1>
        <FeatureChips flags={flags} size="medium" />
      </div>
      {frontMatter.description && <p className="description">{frontMatter.description}</p>}
    </>
  );
}
