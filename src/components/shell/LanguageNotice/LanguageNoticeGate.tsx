import {lazyOnMount} from '../../common/LazyOnMount/lazyOnMount';

/** Stores that the user has seen the notice. The key is documented in src/pages/x/privacy.mdx. */
const STORAGE_KEY = 'docs-language-told';

const getPrimaryLanguage = (tag: string): string => tag.split('-')[0]!.toLowerCase();

/**
 * Returns whether the notice may be needed. It's shown only once; without storage, never, because
 * it would appear on every page.
 */
function shouldShowNotice(): boolean {
  try {
    if (
      getPrimaryLanguage(navigator.language) ===
        getPrimaryLanguage(document.documentElement.lang) ||
      localStorage.getItem(STORAGE_KEY) !== null
    ) {
      return false;
    }
    localStorage.setItem(STORAGE_KEY, 'true');
    return true;
  } catch {
    return false;
  }
}

/**
 * Shows once that the page exists in the user's preferred language. Loads nothing for users who
 * read in their own language, and only once for others.
 */
export const LanguageNoticeGate = lazyOnMount(
  () => import(/* webpackChunkName: "language-notice" */ './LanguageNotice'),
  shouldShowNotice,
);
