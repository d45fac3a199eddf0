import {dictionary, userLanguage} from './dictionary';
import type {Dictionary} from './lookUp';

/** The language props of a page. */
export interface PageProps {
  userLanguage: string;
  translations: Dictionary;
}

/**
 * Returns the language and strings of a page. Defaults to `en` and no strings. The page's own props
 * come last and can override both.
 */
export function getPageProps(
  known: {userLanguage?: string; translations?: Dictionary} = {
    userLanguage,
    translations: dictionary,
  },
  own: Partial<PageProps> = {},
): PageProps {
  return {
    userLanguage: known.userLanguage || 'en',
    translations: known.translations ?? {en: {}},
    ...own,
  };
}
