import codeTranslations from '@generated/codeTranslations';
import {site} from '../contexts/site';
import type {Dictionary} from './lookUp';

/** The language of this build; each language has a separate build. */
export const userLanguage: string = site.i18n.currentLocale;

/**
 * The strings of this build's language, from `i18n/<language>/code.json` and Docusaurus. English
 * strings are in the code, where they're used.
 */
export const dictionary: Dictionary = {en: {}, [userLanguage]: codeTranslations};
