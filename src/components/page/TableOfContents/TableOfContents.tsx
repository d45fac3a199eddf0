import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {decodeFragment} from '../../../../site/pages/shared';
import {Icon} from '../../common/Icon/Icon';
import {useActiveHeading} from './useActiveHeading';
import styles from './TableOfContents.module.css';

/** A heading of the page, as the MDX loader gives it. */
export interface TableOfContentsEntry {
  id: string;
  /** Its text as HTML: code and emphasis stay. */
  value: string;
  level: number;
}

interface TableOfContentsProps {
  entries: readonly TableOfContentsEntry[];
  /** The language of the headings, where it is not that of the layout. */
  lang?: string;
}

const heading = () => translate({id: 'docs.contents.heading', message: 'Contents'});
const landmark = () => translate({id: 'docs.contents.label', message: 'Page table of contents'});

/** The addresses of the entries have no query: followed as they are, they would load a page anew that was opened with one. */
function keepQuery(event: MouseEvent, link: HTMLAnchorElement): void {
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
  // With the page's path: crawlers and the search of the house tell sections of pages apart by whole addresses.
  const {pathname} = useLocation();
  const top = Math.min(...entries.map(({level}) => level));
  return (
    <ul className={styles.list} lang={lang}>
      {entries.map(({id, value, level}) => (
        <li key={id}>
          <a
            href={`${pathname}#${id}`}
            className={clsx(
              styles.entry,
              level > top && styles.inner,
              id === activeId && styles.active,
            )}
            aria-current={id === activeId ? 'location' : undefined}
            // The text is the writer's own heading, made into HTML by the MDX loader.
            dangerouslySetInnerHTML={{__html: value}}
          />
        </li>
      ))}
    </ul>
  );
}

/** The table of contents of a page in a column of its own, with the heading that is being read marked. */
export function TableOfContents({entries, lang}: TableOfContentsProps): ReactNode {
  const {activeId, choose} = useActiveHeading(entries);
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link) {
      keepQuery(event, link);
      choose(decodeFragment(link.hash));
    }
  };
  return (
    // A click on an entry bubbles up here; the entries themselves are links, which the keyboard reaches.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <nav
      className={`${styles.column} thin-scrollbar`}
      aria-label={landmark()}
      onClick={handleClick}
    >
      <p className={styles.heading}>{heading()}</p>
      <Entries entries={entries} lang={lang} activeId={activeId} />
    </nav>
  );
}

/** The table of contents folded up above it, for windows with no room for the column. */
export function TableOfContentsDisclosure({entries, lang}: TableOfContentsProps): ReactNode {
  return (
    // As above: the entries are links.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <nav
      className={styles.folded}
      aria-label={landmark()}
      onClick={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link) {
          keepQuery(event, link);
        }
      }}
    >
      <details>
        <summary className={styles.summary}>
          <Icon name="list" size={18} />
          <span>{heading()}</span>
          <Icon name="chevronDown" size={18} />
        </summary>
        <Entries entries={entries} lang={lang} />
      </details>
    </nav>
  );
}
