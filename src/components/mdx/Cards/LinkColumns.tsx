import type {ReactNode} from 'react';
import styles from './LinkColumns.module.css';

/** Shows a nested list in columns, one for each item of the outer list. */
export function LinkColumns({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
