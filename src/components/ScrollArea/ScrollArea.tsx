import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import styles from './ScrollArea.module.css';
import {useScrollable} from './useScrollable';

export interface ScrollAreaProps {
  /** What is in the area, for screen readers. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A box that scrolls sideways when its content is too wide, and can be scrolled by keyboard then, and only then. */
export function ScrollArea({label, className, children}: ScrollAreaProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const scrollable = useScrollable(ref);
  return (
    <div
      ref={ref}
      className={clsx(styles.root, className)}
      {...(scrollable && {tabIndex: 0, role: 'group', 'aria-label': label})}
    >
      {children}
    </div>
  );
}
