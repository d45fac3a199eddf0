import {baseUrlOf, SOURCE_LANGUAGE} from '../../site/languages/shared';
import {INTRODUCTION} from '../../site/mdx/readSections';
import {findPathname, HOMES} from '../../site/pages/pageFiles';
import type {PageStatus} from './readStatus';
import type {ListedLanguage, ListedTranslation} from './shared';

/** The known data of a language of the site. */
export interface LanguageFacts {
  label?: string;
  htmlLang?: string;
  baseUrl?: string;
}

/** The URLs and folders to link to. */
export interface ListOptions {
  repoUrl: string;
  /** Returns the host of a language's pages; empty if it's the same site. */
  hostOf: (language: string) => string;
  languages: Readonly<Record<string, LanguageFacts | undefined>>;
}

function listPage(
  {language, source, page, state, sections}: PageStatus,
  {repoUrl, hostOf, languages}: ListOptions,
): ListedTranslation {
  const pathname = findPathname(source, page);
  const home = HOMES.find((each) => each.source === source)?.translations;
  const base = (languages[language]?.baseUrl ?? baseUrlOf(language)).replace(/\/$/, '');
  const fileOf = (folder: string) => `${repoUrl}/blob/master/${folder}/${page}`;
  return {
    page: pathname.replace(/^\/x\/|\/$/g, ''),
    state,
    ...(state !== 'orphan' && {
      url: hostOf(language) + base + pathname,
      source: fileOf(source),
    }),
    ...(state !== 'missing' && {translation: fileOf(`i18n/${language}/${home}`)}),
    sections: sections.map((section) => ({
      ...section,
      ...(section.state !== 'removed' && {
        url: `${hostOf(SOURCE_LANGUAGE)}${pathname}${section.id === INTRODUCTION ? '' : `#${section.id}`}`,
      }),
    })),
  };
}

/** Returns the data of `i18n:status`, with links for translators, by language. */
export function listTranslations(
  pages: readonly PageStatus[],
  options: ListOptions,
): ListedLanguage[] {
  const codes = [...new Set(pages.map(({language}) => language))];
  return codes.map((code) => ({
    code,
    label: options.languages[code]?.label ?? code,
    htmlLang: options.languages[code]?.htmlLang ?? code,
    pages: pages.filter(({language}) => language === code).map((page) => listPage(page, options)),
  }));
}
