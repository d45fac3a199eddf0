/** A section whose translation is outdated. */
export interface StaleSection {
  id: string;
  /** `changed` since, `new` in the source, or `removed` from it. */
  state: 'changed' | 'new' | 'removed';
}

/** The possible states of a page's translation. `orphan`: the translated page no longer exists. */
export const PAGE_STATES = ['up to date', 'behind', 'missing', 'orphan'] as const;

export type PageState = (typeof PAGE_STATES)[number];

/** A page in the list for translators. */
export interface ListedTranslation {
  /** Its folder below the docs: `react-charts/bars`. */
  page: string;
  state: PageState;
  /** URL of the page in that language; absent for an orphan. */
  url?: string;
  /** Repository URLs of the files to edit: the English one and its translation, if they exist. */
  source?: string;
  translation?: string;
  /** The outdated sections, with the URL of the English one if it exists. */
  sections: (StaleSection & {url?: string})[];
}

/** The pages of one language. */
export interface ListedLanguage {
  /** As in `i18n/<code>`. */
  code: string;
  /** The native name of the language, and its HTML language code. */
  label: string;
  htmlLang: string;
  pages: ListedTranslation[];
}
