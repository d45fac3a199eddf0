/** Format and location of the search index, which the build writes, and browsers and tools read. */

/** Folder of the index, below the base address of the language. */
export const INDEX_FOLDER = 'search';

/** The file with the names of everything: pages, headings, API rows, demos. */
export const NAMES_FILE = 'names.json';

/** The kinds of rows of the API reference, as their ids name them. */
export const ROW_KINDS = ['prop', 'slot', 'class', 'property', 'event', 'selector'] as const;

export type IndexedRowKind = (typeof ROW_KINDS)[number];

/** The kinds of names that pages of the API reference have lost: those of their rows, and what could be imported. */
export type RemovedKind = IndexedRowKind | 'export';

/** Places in a list as the index holds them: the first, then how far each is from the one before. Most are near. */
export const toSteps = (places: readonly number[]): number[] =>
  places.map((place, at) => place - (places[at - 1] ?? 0));

/** The places that are held as steps. */
export const fromSteps = (steps: readonly number[]): number[] => {
  let place = 0;
  return steps.map((step) => (place += step));
};

/** Names of one kind that a page has lost. Their addresses are as those of rows. */
export interface IndexedRemoved {
  kind: RemovedKind;
  prefix?: string;
  /** Places in the list of names, as steps. */
  names: number[];
  /** By name: place in the list of what to use instead, as steps. */
  uses: number[];
}

/** Rows of one kind on one page. A row's address is `<prefix>-<kind>-<name>`. */
export interface IndexedRows {
  kind: IndexedRowKind;
  /** Left out where it is the last folder of the page's path. */
  prefix?: string;
  /** Places in the list of names, as steps; the list is shared, because grids and pickers have most names in common. */
  names: number[];
  /** For rows of another plan than the page: index in `names` above → plan. */
  plans?: Record<number, number>;
  /** Places in `names` above of what should not be used any more. */
  deprecated?: number[];
}

/** The id of a heading that is given none, as GitHub makes it. */
export const idOfHeading = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Returns the default prefix of the ids of a page's rows. */
export const prefixOf = (path: string): string => /([^/]*)\/$/.exec(path)?.[1] ?? '';

/** A page as the index knows it. */
export interface IndexedPage {
  /** Below the root of the docs, without a slash in front: `react-charts/bars/`. */
  path: string;
  title: string;
  /** Place of its groups in the list of groups: `Charts › Bars`. */
  group: number;
  /** Position in the list of plans; omitted for the first. */
  plan?: number;
  description?: string;
  /** Synonyms, separated by `|`. */
  also?: string;
  /** Headings: id (empty where it is what `idOfHeading` makes of the text), text, and what else it is called. */
  sections?: [id: string, text: string, also?: readonly string[]][];
  rows?: IndexedRows[];
  removed?: IndexedRemoved[];
  /** Names of demos, which are their ids. */
  demos?: string[];
}

/** A product that pages and questions belong to. */
export interface IndexedProduct {
  /** The id in results and filters: `x-charts`. */
  id: string;
  /** As in packages and paths: `charts` has `@mui/x-charts`, `react-charts/` and `api/charts/`. */
  name: string;
  /** As in questions: `Date and Time Pickers`. */
  label: string;
  /** As in the paths of migration guides: `pickers`. */
  guideName: string;
}

/** Everything that the search knows by name, of one version in one language. */
export interface SearchIndex {
  version: string;
  /** `all` if there is a full-text index too; `names` in development, which has no rendered pages. */
  covers: 'all' | 'names';
  /** Address of the root of the docs: `/zh/x/`. */
  base: string;
  products: readonly IndexedProduct[];
  /** The names of the plans, the free one first. */
  plans: readonly string[];
  groups: string[];
  names: string[];
  /** Replacements of removed names. */
  uses: string[];
  pages: IndexedPage[];
  /** Messages of the packages, and the page or section that explains each, relative to the root of the docs. */
  errors: [text: string, address: string][];
  /** Synonyms of single words. */
  words: Readonly<Record<string, string>>;
  /** The words that guides repeat in their prose; see `bodyWords`. */
  body: string;
}
