/** Format and location of the search index, which the build writes, and browsers and tools read. */

/** Folder of the index, relative to the base URL of the locale. */
export const INDEX_FOLDER = 'search';

/** The file with all names: pages, headings, API rows, and demos. */
export const NAMES_FILE = 'names.json';

/**
 * The details of a product's results that aren't in the index. They're loaded once the results are
 * rendered.
 */
export interface HitDetails {
  /** Types of API rows with their defaults, by anchor: `number = 52`. */
  signatures: Readonly<Record<string, string>>;
  /** Plans of demos that need another plan than their page, by path and name. */
  plans: Readonly<Record<string, string>>;
}

/**
 * Returns the file with the details of a page's product, relative to the folder of the index;
 * `undefined` for pages outside of products.
 *
 * @param path path relative to the docs root
 */
export function detailsFile(path: string): string | undefined {
  const [, product] = /^(?:api\/|react-)([\w-]+)\//.exec(path) ?? [];
  return product && `details/${product}.json`;
}

/** The kinds of API rows, as spelled in their ids. */
export const ROW_KINDS = ['prop', 'slot', 'class', 'property', 'event', 'selector'] as const;

export type IndexedRowKind = (typeof ROW_KINDS)[number];

/** The kinds of names that were removed from the API: rows, and exports of packages. */
export type RemovedKind = IndexedRowKind | 'export';

/**
 * Encodes ascending positions as steps: the first position, then the difference of each from the
 * previous one. Steps are small numbers, which makes the index shorter.
 */
export const toSteps = (positions: readonly number[]): number[] =>
  positions.map((position, at) => position - (positions[at - 1] ?? 0));

/** Decodes positions from steps. */
export const fromSteps = (steps: readonly number[]): number[] => {
  let position = 0;
  return steps.map((step) => (position += step));
};

/** Removed names of one kind on one page. Their anchors have the same format as those of rows. */
export interface IndexedRemoved {
  kind: RemovedKind;
  prefix?: string;
  /** Positions in the list of names, as steps. */
  names: number[];
  /** For each name: the position of its replacement in `uses` of the index, as steps. */
  uses: number[];
}

/** Rows of one kind on one page. The anchor of a row is `<prefix>-<kind>-<name>`. */
export interface IndexedRows {
  kind: IndexedRowKind;
  /** Omitted if it's the last folder of the page's path. */
  prefix?: string;
  /**
   * Positions in the list of names, as steps. The list is shared because grids and pickers have
   * most names in common.
   */
  names: number[];
  /** For rows of another plan than the page: index in `names` above → plan. */
  plans?: Record<number, number>;
  /** Indexes in `names` above of the deprecated rows. */
  deprecated?: number[];
}

/** Returns the default id of a heading without an explicit one, in the format of GitHub. */
export const idOfHeading = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Returns the default prefix of the ids of a page's rows. */
export const prefixOf = (path: string): string => /([^/]*)\/$/.exec(path)?.[1] ?? '';

/** A page in the index. */
export interface IndexedPage {
  /** Path relative to the docs root, without a leading slash: `react-charts/bars/`. */
  path: string;
  title: string;
  /** Position of its groups in the list of groups: `Charts › Bars`. */
  group: number;
  /**
   * Positions in the list of products, for a page outside the folders of products that is about some
   * of them, such as a recipe.
   */
  products?: number[];
  /** Position in the list of plans; omitted for the first. */
  plan?: number;
  description?: string;
  /** Synonyms, separated by `|`. */
  also?: string;
  /** Headings: id (empty if it's the default of `idOfHeading`), text, and synonyms. */
  sections?: [id: string, text: string, also?: readonly string[]][];
  rows?: IndexedRows[];
  removed?: IndexedRemoved[];
  /** Names of demos, which are also their anchors. */
  demos?: string[];
}

/** A product whose pages can be searched. */
export interface IndexedProduct {
  /** The id in results and filters: `x-charts`. */
  id: string;
  /** As in packages and paths: `charts` for `@mui/x-charts`, `react-charts/`, and `api/charts/`. */
  name: string;
  /** Display name, which is also how questions refer to it: `Date and Time Pickers`. */
  label: string;
  /** As in the paths of migration guides: `pickers`. */
  guideName: string;
}

/** All searchable names of one version in one language. */
export interface SearchIndex {
  version: string;
  /** Base path of the docs: `/zh/x/`. */
  base: string;
  products: readonly IndexedProduct[];
  /** The names of the plans, the free one first. */
  plans: readonly string[];
  groups: string[];
  names: string[];
  /** Replacements of removed names. */
  uses: string[];
  pages: IndexedPage[];
  /**
   * Messages of the packages, each with the page or section that explains it, relative to the docs
   * root.
   */
  errors: [text: string, url: string][];
  /** Synonyms of single words. */
  words: Readonly<Record<string, string>>;
  /**
   * Traditional Chinese characters, each followed by the simplified one in the index. Omitted in
   * other languages.
   */
  variants?: string;
  /** The words that guides repeat, in the format of `collectBodyWords`. */
  body: string;
}
