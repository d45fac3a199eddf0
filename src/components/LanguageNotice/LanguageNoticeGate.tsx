import {later} from '../Later/later';
import {findPreferredLanguage} from './findPreferredLanguage';

/** Tells that a reader has been told; readers see this name, see src/pages/x/privacy.mdx. */
const STORAGE_KEY = 'docs-language-told';

/** The page in other languages, as its head names them. */
const listAlternates = () => [
  ...document.querySelectorAll<HTMLLinkElement>(
    'link[rel="alternate"][hreflang]:not([hreflang="x-default"])',
  ),
];

/** The link of the head to the page in the language that the browser prefers, if that is another one. */
export function findPreferredPage(): HTMLLinkElement | undefined {
  const alternates = listAlternates();
  const language = findPreferredLanguage(
    navigator.languages,
    alternates.map(({hreflang}) => hreflang),
    document.documentElement.lang,
  );
  return alternates.find(({hreflang}) => hreflang === language);
}

/** Whether this reader is to be told now, which is the one time. Where nothing can be kept, nobody is told on every page. */
function tellsNow(): boolean {
  try {
    if (localStorage.getItem(STORAGE_KEY) !== null || !findPreferredPage()) {
      return false;
    }
    localStorage.setItem(STORAGE_KEY, 'true');
    return true;
  } catch {
    return false;
  }
}

/** Tells a reader once that the page exists in the language that their browser prefers; for everybody else it loads nothing. */
export const LanguageNoticeGate = later(
  () => import(/* webpackChunkName: "language-notice" */ './LanguageNotice'),
  tellsNow,
);
