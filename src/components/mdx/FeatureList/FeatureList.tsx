import type {ReactNode} from 'react';
import styles from './FeatureList.module.css';

/**
 * Renders a list of features in columns, each with a check mark:
 *
 * ```mdx
 * <FeatureList>
 *
 * - Sorting by several columns [pro]
 *
 * </FeatureList>
 * ```
 */
export function FeatureList({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.root}>{children}</div>;
}
