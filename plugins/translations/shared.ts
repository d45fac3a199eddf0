/** A section whose translation is not that of today's source. */
export interface StaleSection {
  id: string;
  /** `changed` since, `new` in the source, or `removed` from it. */
  state: 'changed' | 'new' | 'removed';
}

/** How far the translation of a page can be; `orphan`: there is a translation of a page that is not there. */
export const PAGE_STATES = ['up to date', 'behind', 'missing', 'orphan'] as const;

export type PageState = (typeof PAGE_STATES)[number];

/** A page as the translators' page lists it. */
export interface ListedTranslation {
  /** Its folder below the docs: `react-charts/bars`. */
  page: string;
  state: PageState;
  /** Where readers find it in that language; an orphan is nowhere to be found. */
  address?: string;
  /** The files to work on, on the code host: the English one, and its translation, where they exist. */
  source?: string;
  translation?: string;
  /** The sections that are behind, with the address of the English one where there is one. */
  sections: (StaleSection & {address?: string})[];
}

/** The pages of one language. */
export interface ListedLanguage {
  /** As in `i18n/<code>`. */
  code: string;
  /** What the language calls itself, and how a browser knows it. */
  label: string;
  htmlLang: string;
  pages: ListedTranslation[];
}
