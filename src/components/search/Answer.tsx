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
 * Renders the passage that answers the question, with its code. Opening it leads to the section,
 * with the passage marked.
 */
export function Answer({search, onChoose}: {search: Search; onChoose: () => void}): ReactNode {
  const {answer, activeHref, hrefs} = search;
  const {currentLocale} = useSite().i18n;
  if (!answer) {
    return null;
  }
  const {href, text, code, heading, page} = answer;
  const id = search.optionId(hrefs.indexOf(href));
  return (
    <Link
      id={id}
      role="option"
      // The code would make the name too long.
      aria-labelledby={`${id}-label ${id}-text ${id}-place`}
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
      <span id={`${id}-label`} className={styles.label}>
        <Translate id="docs.search.answer">Answer</Translate>
      </span>
      <span
        id={`${id}-text`}
        className={styles.text}
        dir="auto"
        lang={getResultLang(text, currentLocale)}
      >
        {text
          .split('`')
          .map((part, index) =>
            index % 2 === 1 ? <code key={index}>{part}</code> : <span key={index}>{part}</span>,
          )}
      </span>
      {code && (
        <pre className={styles.code} dir="ltr">
          <code>{code}</code>
        </pre>
      )}
      <span
        id={`${id}-place`}
        className={styles.place}
        dir="auto"
        lang={getResultLang(heading, currentLocale)}
      >
        {page.text}
        <Icon name="chevronEnd" size={14} />
        {heading}
      </span>
    </Link>
  );
}
