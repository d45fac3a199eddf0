import type {CSSProperties, ReactNode} from 'react';
import styles from './DemoIcon.module.css';

/** The icons in the order in which the one image of DemoIcon.module.css has them, one below the other. */
const NAMES = [
  'stackblitz',
  'codesandbox',
  'copy',
  'check',
  'focus',
  'reset',
  'fullScreen',
  'leaveFullScreen',
  'more',
  'link',
  'source',
  'share',
  'chat',
] as const;

export type DemoIconName = (typeof NAMES)[number];

/** An icon of the demo toolbar. It says nothing to a screen reader: the control around it has the words. */
export function DemoIcon({name}: {name: DemoIconName}): ReactNode {
  const position = {'--at': NAMES.indexOf(name)} as CSSProperties;
  return <span aria-hidden="true" className={styles.icon} data-icon={name} style={position} />;
}
