import codeTranslations from '@generated/codeTranslations';
import {site} from '../contexts/site';
import type {Dictionary} from './lookUp';

/** The language that this build of the site is in: each language is a build of its own. */
export const userLanguage: string = site.i18n.currentLocale;

/**
 * The strings at hand: those of this build's language, from `i18n/<language>/code.json` and the texts that Docusaurus
 * brings. English is in the code itself, at the place of use.
 */
export const dictionary: Dictionary = {en: {}, [userLanguage]: codeTranslations};
