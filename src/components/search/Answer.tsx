import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSite} from '@site/src/contexts/DocsConfig';
import {Icon} from '../common/Icon/Icon';
import {getResultLang} from './getResultLang';
import {markPassage} from './markPassage';
import styles from './Answer.module.css';
import type {Search} from './useSearch';

/**
 * Renders the passage that answers the question, with its code. Opening it shows the section,
 * with the passage marked.
 */
export function Answer({search, onChoose}: {search: Search; onChoose: () => void}): ReactNode {
  const {answer, activeHref, hrefs} = search;
  const {currentLocale} = useSite().i18n;
  if (!answer) {
    return null;
  }
  const {href, text, code, heading, page} = answer;
  return (
    <Link
      id={search.optionId(hrefs.indexOf(href))}
      role="option"
      aria-selected={href === activeHref}
      tabIndex={-1}
      to={href}
      className={styles.answer}
      data-noBrokenLinkCheck
      data-ga-event-category="search"
      data-ga-event-action="open"
      data-ga-event-label="answer"
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
          markPassage(href, text);
          onChoose();
        }
      }}
      onPointerMove={() => {
        if (href !== activeHref) {
          search.setActiveHref(href);
        }
      }}
    >
      <span className={styles.label}>
        <Translate id="docs.search.answer">Answer</Translate>
      </span>
      <span className={styles.text} dir="auto" lang={getResultLang(text, currentLocale)}>
        {text
          .split('`')
          .map((part, index) =>
            index % 2 === 1 ? <code key={index}>{part}</code> : <span key={index}>{part}</span>,
          )}
      </span>
      {code && (
        // The code would make the name of the option too long.
        <pre className={styles.code} dir="ltr" aria-hidden="true">
          <code>{code}</code>
        </pre>
      )}
      <span className={styles.location} dir="auto" lang={getResultLang(heading, currentLocale)}>
        <span>{page.text}</span>
        <Icon name="chevronEnd" size={14} />
        <span>{heading}</span>
      </span>
    </Link>
  );
}
