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

/** A page and its table of contents: two columns from 900 px, below that the table folds up above the page. */
export function PageColumns({
  toc,
  minLevel = DEFAULT_LEVELS.min,
  maxLevel = DEFAULT_LEVELS.max,
  lang,
  before,
  actions,
  children,
  after,
}: {
  /** The headings of the page in their order. */
  toc: readonly TableOfContentsEntry[];
  minLevel?: number;
  maxLevel?: number;
  /** The language of the headings, where it is not that of the layout. */
  lang?: string;
  /** Notes about the page as a whole: its version, that it is not listed. */
  before: ReactElement;
  /** What can be done with the page as a whole; beside its title, and no part of its text. */
  actions: ReactElement | false;
  /** The page. */
  children: ReactNode;
  /** The way on from the page. */
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
        <ErrorBoundary resetKey={toc}>{actions}</ErrorBoundary>
        <article>{children}</article>
        <ErrorBoundary resetKey={toc}>{after}</ErrorBoundary>
      </div>
      <ErrorBoundary resetKey={toc}>
        {entries.length > 0 && <TableOfContents entries={entries} lang={lang} />}
      </ErrorBoundary>
    </div>
  );
}
