import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {decodeFragment} from '../../../../site/pages/shared';
import {Icon} from '../../common/Icon/Icon';
import {useActiveHeading} from './useActiveHeading';
import styles from './TableOfContents.module.css';

/** A heading of the page, as provided by the MDX loader. */
export interface TableOfContentsEntry {
  id: string;
  /** Its text as HTML, including code and emphasis. */
  value: string;
  level: number;
}

interface TableOfContentsProps {
  entries: readonly TableOfContentsEntry[];
  /** The language of the headings, if it differs from the layout's. */
  lang?: string;
}

const getHeading = () => translate({id: 'docs.contents.heading', message: 'Contents'});
const getLabel = () => translate({id: 'docs.contents.label', message: 'Page table of contents'});

/**
 * Preserves the query of the URL. The entries' URLs have none, so following them would reload a
 * page that was opened with one.
 */
function preserveQuery(event: MouseEvent, link: HTMLAnchorElement): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (isPlain && window.location.search !== '' && link.pathname === window.location.pathname) {
    event.preventDefault();
    window.location.hash = link.hash;
  }
}

function Entries({
  entries,
  lang,
  activeId,
}: TableOfContentsProps & {
  activeId?: string;
}): ReactNode {
  // Includes the page's path, because crawlers and the site search identify sections by full URLs.
  const {pathname} = useLocation();
  const minLevel = Math.min(...entries.map(({level}) => level));
  return (
    <ul className={styles.list} lang={lang}>
      {entries.map(({id, value, level}) => (
        <li key={id}>
          <a
            href={`${pathname}#${id}`}
            className={clsx(
              styles.entry,
              level > minLevel && styles.nested,
              id === activeId && styles.active,
            )}
            aria-current={id === activeId ? 'location' : undefined}
            // The HTML is the author's heading as rendered by the MDX loader.
            dangerouslySetInnerHTML={{__html: value}}
          />
        </li>
      ))}
    </ul>
  );
}

/** Renders the table of contents in a separate column and highlights the current heading. */
export function TableOfContents({entries, lang}: TableOfContentsProps): ReactNode {
  const {activeId, choose} = useActiveHeading(entries);
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link) {
      preserveQuery(event, link);
      choose(decodeFragment(link.hash));
    }
  };
  return (
    // Handles bubbling clicks on the entries, which are links and support the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <nav
      className={`${styles.column} thin-scrollbar`}
      aria-label={getLabel()}
      onClick={handleClick}
    >
      <p className={styles.heading}>{getHeading()}</p>
      <Entries entries={entries} lang={lang} activeId={activeId} />
    </nav>
  );
}

/**
 * Renders a collapsed table of contents above the page, for windows that are too narrow for the
 * column.
 */
export function TableOfContentsDisclosure({entries, lang}: TableOfContentsProps): ReactNode {
  return (
    // As above: the entries are links.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <nav
      className={styles.disclosure}
      aria-label={getLabel()}
      onClick={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link) {
          preserveQuery(event, link);
        }
      }}
    >
      <details>
        <summary className={styles.summary}>
          <Icon name="list" size={18} />
          <span>{getHeading()}</span>
          <Icon name="chevronDown" size={18} />
        </summary>
        <Entries entries={entries} lang={lang} />
      </details>
    </nav>
  );
}
