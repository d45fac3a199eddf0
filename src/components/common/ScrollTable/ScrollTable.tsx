import {useRef, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './ScrollTable.module.css';
import {useScrollable} from './useScrollable';

/** A table of a page. One that is wider than the page scrolls in a box of its own, which the keyboard can then reach. */
export function ScrollTable({
  caption,
  children,
  ...props
}: ComponentProps<'table'> & {
  /** What the table is about, for those who don't see where it stands. */
  caption?: string;
}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const scrolls = useScrollable(ref);

  return (
    <div
      ref={ref}
      className={`${styles.box} thin-scrollbar`}
      {...(scrolls && {
        // No region: a page with several wide tables would have several landmarks of one name.
        role: 'group',
        tabIndex: 0,
        'aria-label': translate({id: 'docs.table.scrolls', message: 'Table, scrolls horizontally'}),
      })}
    >
      <table {...props}>
        {caption && <caption className="visually-hidden">{caption}</caption>}
        {/* loose-text: a table holds no text but in its cells */}
        {children}
      </table>
    </div>
  );
}
