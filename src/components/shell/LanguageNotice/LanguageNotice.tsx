import {useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {Icon} from '../../common/Icon/Icon';
import {useLanguages} from '../../common/useLanguages/useLanguages';
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

/** A card below the header, in the language that the reader's browser prefers, with the way to the page in it. It takes no focus. */
export default function LanguageNotice(): ReactNode {
  // From the configuration, not from the links of the head: while a page hydrates, those are gone for some frames.
  const languages = useLanguages();
  const [preferred] = useState(() =>
    findPreferredLanguage(
      navigator.languages,
      languages.map(({htmlLang}) => htmlLang),
      document.documentElement.lang,
    ),
  );
  const page = languages.find(({htmlLang}) => htmlLang === preferred);
  const {pathname} = useLocation();
  const [told] = useState(pathname);
  const [isOpen, setIsOpen] = useState(true);
  const words = page && WORDS[page.locale];
  // Whoever reads on has been told.
  if (!words || !isOpen || pathname !== told) {
    return null;
  }
  return (
    <aside className={styles.notice} lang={page.htmlLang} aria-label={words.text}>
      <a
        href={page.href}
        hrefLang={page.htmlLang}
        dir="auto"
        data-ga-event-category="header"
        data-ga-event-action="language"
        data-ga-event-label={`notice-${page.htmlLang}`}
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
