import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';
import {
  TableOfContents,
  TableOfContentsDisclosure,
  type TableOfContentsEntry,
} from '../TableOfContents/TableOfContents';
import {ErrorBoundary} from '../../common/ErrorBoundary/ErrorBoundary';
import styles from './PageColumns.module.css';

const DEFAULT_LEVELS = {min: 2, max: 3};

/**
 * Renders a page and its table of contents: two columns from 900 px; below that, the table
 * collapses above the page.
 */
export function PageColumns({
  toc,
  minLevel = DEFAULT_LEVELS.min,
  maxLevel = DEFAULT_LEVELS.max,
  lang,
  before,
  children,
  after,
}: {
  /** The headings of the page, in order. */
  toc: readonly TableOfContentsEntry[];
  minLevel?: number;
  maxLevel?: number;
  /** The language of the headings, if it differs from the layout's. */
  lang?: string;
  /** Notices about the page: its version, or that it's unlisted. */
  before: ReactElement;
  /** The content of the page. */
  children: ReactNode;
  /** The footer with links to other pages. */
  after: ReactElement | null;
}): ReactNode {
  const entries = toc.filter(({level}) => level >= minLevel && level <= maxLevel);
  return (
    <div className={clsx(styles.columns, entries.length === 0 && styles.single)}>
      <div id="main-content" className={styles.content} tabIndex={-1}>
        {before}
        <ErrorBoundary resetKey={toc}>
          {entries.length > 0 && <TableOfContentsDisclosure entries={entries} lang={lang} />}
        </ErrorBoundary>
        <article>{children}</article>
        <ErrorBoundary resetKey={toc}>{after}</ErrorBoundary>
      </div>
      <ErrorBoundary resetKey={toc}>
        {entries.length > 0 && <TableOfContents entries={entries} lang={lang} />}
      </ErrorBoundary>
    </div>
  );
}
