import type {ReactElement, ReactNode} from 'react';
import {ErrorBoundary} from '../../common/ErrorBoundary/ErrorBoundary';
import styles from './PageHeading.module.css';

/** Renders the title of a page, with actions at the end of its line or, on phones, below it. */
export function TitleLine({
  children,
  actions,
  dir,
}: {
  /** The h1 and what belongs to it. */
  children: ReactNode;
  actions: ReactElement | false;
  dir?: 'auto' | undefined;
}): ReactNode {
  return (
    <div className={styles.line} dir={dir}>
      <div className={styles.title}>{children}</div>
      <ErrorBoundary resetKey={actions}>{actions}</ErrorBoundary>
    </div>
  );
}
