import {useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {Icon} from '../../common/Icon/Icon';
import {useLanguages} from '../../common/useLanguages/useLanguages';
import {findPreferredLanguage} from './findPreferredLanguage';
import styles from './LanguageNotice.module.css';

/**
 * The message in each language. They aren't in the dictionary, because a page contains only the
 * strings of one language, and these are for users of other languages. A language without a
 * message here shows no notice.
 */
const MESSAGES: Readonly<Record<string, {text: string; close: string} | undefined>> = {
  en: {text: 'Read this page in English', close: 'Close'},
  zh: {text: '阅读本页的简体中文版', close: '关闭'},
};

/**
 * Renders a card below the header, in the user's preferred language, with a link to the page in it.
 * It doesn't take the focus.
 */
export default function LanguageNotice(): ReactNode {
  // From the configuration instead of the head's links, which are missing for a few frames during
  // hydration.
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
  const [initialPathname] = useState(pathname);
  const [isOpen, setIsOpen] = useState(true);
  const message = page && MESSAGES[page.locale];
  // After a navigation, the notice counts as seen.
  if (!message || !isOpen || pathname !== initialPathname) {
    return null;
  }
  return (
    <aside className={styles.notice} lang={page.htmlLang} aria-label={message.text}>
      <a
        href={page.href}
        hrefLang={page.htmlLang}
        dir="auto"
        data-ga-event-category="header"
        data-ga-event-action="language"
        data-ga-event-label={`notice-${page.htmlLang}`}
      >
        {message.text}
      </a>
      <button
        type="button"
        className={`icon-button ${styles.close}`}
        aria-label={message.close}
        onClick={() => setIsOpen(false)}
      >
        <Icon name="close" size={16} />
      </button>
    </aside>
  );
}
