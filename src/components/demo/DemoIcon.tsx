import type {CSSProperties, ReactNode} from 'react';
import styles from './DemoIcon.module.css';

/** The icons from top to bottom, as they're stacked in the image of DemoIcon.module.css. */
const ICON_NAMES = [
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
  'edit',
  'parts',
  'download',
  'prompt',
] as const;

export type DemoIconName = (typeof ICON_NAMES)[number];

/**
 * Renders an icon of the demo toolbar. It's hidden from screen readers, because its control has a
 * label.
 */
export function DemoIcon({name}: {name: DemoIconName}): ReactNode {
  const position = {'--at': ICON_NAMES.indexOf(name)} as CSSProperties;
  return <span aria-hidden="true" className={styles.icon} data-icon={name} style={position} />;
}
