import {useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {Icon} from '../../common/Icon/Icon';
import {findPreferredLanguage} from './findPreferredLanguage';
import styles from './LanguageNotice.module.css';

/**
 * The words in each language. They are not in the dictionary: a page has only the words of its own language, and these are for
 * readers of another one. Nobody is told of a language that has none here.
 */
const WORDS: Readonly<Record<string, {text: string; close: string} | undefined>> = {
  en: {text: 'Read this page in English', close: 'Close'},
  zh: {text: '阅读本页的简体中文版', close: '关闭'},
};

/** The link of the head to the page in the language that the browser prefers, if that is another one. */
function findPreferredPage(): HTMLLinkElement | undefined {
  const alternates = [
    ...document.querySelectorAll<HTMLLinkElement>(
      'link[rel="alternate"][hreflang]:not([hreflang="x-default"])',
    ),
  ];
  const language = findPreferredLanguage(
    navigator.languages,
    alternates.map(({hreflang}) => hreflang),
    document.documentElement.lang,
  );
  return alternates.find(({hreflang}) => hreflang === language);
}

/** A card below the header, in the language that the reader's browser prefers, with the way to the page in it. It takes no focus. */
export default function LanguageNotice(): ReactNode {
  const [page] = useState(findPreferredPage);
  const {pathname, search, hash} = useLocation();
  const [told] = useState(pathname);
  const [isOpen, setIsOpen] = useState(true);
  const words = page && WORDS[page.hreflang.split('-')[0]!];
  // Whoever reads on has been told.
  if (!words || !isOpen || pathname !== told) {
    return null;
  }
  return (
    <aside className={styles.notice} lang={page.hreflang} dir="auto" aria-label={words.text}>
      <a
        href={new URL(page.href).pathname + search + hash}
        hrefLang={page.hreflang}
        data-ga-event-category="header"
        data-ga-event-action="language"
        data-ga-event-label={`notice-${page.hreflang}`}
      >
        {words.text}
      </a>
      <button
        type="button"
        className={`icon-button ${styles.close}`}
        aria-label={words.close}
        onClick={() => setIsOpen(false)}
      >
        <Icon name="close" size={16} />
      </button>
    </aside>
  );
}
