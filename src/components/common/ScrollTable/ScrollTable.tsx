import {useRef, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './ScrollTable.module.css';
import {useScrollable} from './useScrollable';

/**
 * Renders a table. If it's wider than the page, it scrolls in a container that is focusable with
 * the keyboard.
 */
export function ScrollTable({
  caption,
  children,
  ...props
}: ComponentProps<'table'> & {
  /** A caption for users who can't see the table's context. */
  caption?: string;
}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const scrolls = useScrollable(ref);

  return (
    <div
      ref={ref}
      className={`${styles.box} thin-scrollbar`}
      {...(scrolls && {
        // Not a region, because several wide tables would create several landmarks with the same
        // name.
        role: 'group',
        tabIndex: 0,
        'aria-label': translate({id: 'docs.table.scrolls', message: 'Scrollable table'}),
      })}
    >
      <table {...props}>
        {caption && <caption className="visually-hidden">{caption}</caption>}
        {/* loose-text: only the cells of a table contain text */}
        {children}
      </table>
    </div>
  );
}
