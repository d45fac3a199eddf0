import type {ReactNode} from 'react';
import styles from './DemoIcon.module.css';

export type DemoIconName =
  | 'stackblitz'
  | 'codesandbox'
  | 'copy'
  | 'check'
  | 'focus'
  | 'reset'
  | 'fullScreen'
  | 'leaveFullScreen'
  | 'more'
  | 'link'
  | 'source'
  | 'share'
  | 'chat';

/** An icon of the demo toolbar. It says nothing to a screen reader: the control around it has the words. */
export function DemoIcon({name}: {name: DemoIconName}): ReactNode {
  return <span aria-hidden="true" className={styles.icon} data-icon={name} />;
}
