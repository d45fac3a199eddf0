import type {ReactNode} from 'react';
import styles from './FeatureList.module.css';

/**
 * A list of what a component can do, in columns, with a tick each:
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
