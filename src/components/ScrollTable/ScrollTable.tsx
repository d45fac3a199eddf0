import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './ScrollTable.module.css';

/** A table of a page. One that is wider than the page scrolls in a box of its own, which the keyboard can then reach. */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const box = ref.current!;
    const observer = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={ref}
      className={`${styles.box} thin-scrollbar`}
      {...(scrolls && {
        role: 'region',
        tabIndex: 0,
        'aria-label': translate({id: 'docs.table.scrolls', message: 'Table, scrolls sideways'}),
      })}
    >
      <table {...props} />
    </div>
  );
}
