import type {ReactNode} from 'react';
import styles from './ButtonLinks.module.css';

/** Shows the links of a paragraph as buttons, the first of them filled. */
export function ButtonLinks({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.links}>{children}</div>;
}
