import {dictionary, userLanguage} from './dictionary';
import type {Dictionary} from './lookUp';

/** What a page knows of languages. */
export interface PageProps {
  userLanguage: string;
  translations: Dictionary;
}

/**
 * The language of a page and the strings at hand, `en` and none if nothing is known. What the page brings itself comes last and may
 * override both.
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
