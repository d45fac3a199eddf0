import {lazyOnMount} from '../../common/LazyOnMount/lazyOnMount';

/** Tells that a reader has been told; readers see this name, see src/pages/x/privacy.mdx. */
const STORAGE_KEY = 'docs-language-told';

const primary = (tag: string): string => tag.split('-')[0]!.toLowerCase();

/** Whether this reader may have to be told now, which is the one time. Where nothing can be kept, nobody is told on every page. */
function asksNow(): boolean {
  try {
    if (
      primary(navigator.language) === primary(document.documentElement.lang) ||
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
 * Tells a reader once that the page exists in the language that their browser prefers. Nothing is loaded for those who
 * read in their own language, and once for all others.
 */
export const LanguageNoticeGate = lazyOnMount(
  () => import(/* webpackChunkName: "language-notice" */ './LanguageNotice'),
  asksNow,
);
