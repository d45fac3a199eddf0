import {PLANS, type Plan} from '../../site/plans/shared';
import {guideNameOf, productIdOf, PRODUCTS} from '../../site/products/shared';
import {collectVariants} from './collectVariants';
import {collectBodyWords} from '@mui-x-docs/search/bodyWords';
import {
  idOfHeading,
  prefixOf,
  toSteps,
  type IndexedPage,
  type IndexedRemoved,
  type IndexedRowKind,
  type RemovedKind,
  type SearchIndex,
} from '@mui-x-docs/search/indexFormat';

/** A row of the API reference on a page. */
export interface FoundRow {
  kind: IndexedRowKind;
  /** The prefix of the row's id, before the kind. */
  prefix: string;
  name: string;
  plan?: string;
  deprecated?: boolean;
}

/** A name that has been removed from an API page. */
export interface FoundRemoved {
  kind: RemovedKind;
  /** The prefix of the row's id, before the kind. */
  prefix: string;
  name: string;
  /** The replacement as text; empty if unknown. */
  use: string;
}

/** The parsed content of a page. */
export interface FoundPage {
  path: string;
  title: string;
  /** Its groups as text: `Charts › Bars`. */
  group: string;
  /** The products in its front matter. */
  products?: readonly string[];
  plan?: string;
  description?: string;
  /** Synonyms of the page. */
  also?: readonly string[];
  /** Headings: id, text, and synonyms. */
  sections: [id: string, text: string, also?: readonly string[]][];
  rows: FoundRow[];
  removed?: FoundRemoved[];
  demos: string[];
  /** The words of its text. */
  body?: string;
}

/** A list of unique strings with the index of each. */
class StringTable {
  readonly list: string[] = [];
  readonly #positions = new Map<string, number>();

  of(text: string): number {
    let position = this.#positions.get(text);
    if (position === undefined) {
      position = this.list.push(text) - 1;
      this.#positions.set(text, position);
    }
    return position;
  }
}

/**
 * Matches pages that only list names that others explain: the API reference and migration guides.
 */
const NAMES_ONLY = /^(?:api|migration)\//;

const codeOf = (plan: string | undefined): number =>
  Math.max(0, PLANS.indexOf((plan ?? 'community') as Plan));

const inSteps = <T extends {names: number[]; uses?: number[]}>(rows: T): T => ({
  ...rows,
  names: toSteps(rows.names),
  ...(rows.uses && {uses: toSteps(rows.uses)}),
});

/** Creates the index from the pages. Names that several pages share are stored once. */
export function collectIndex(
  pages: readonly FoundPage[],
  about: Pick<SearchIndex, 'version' | 'base' | 'words' | 'errors'>,
): SearchIndex {
  const groups = new StringTable();
  const names = new StringTable();
  const uses = new StringTable();
  const indexed = pages.map((page): IndexedPage => {
    const ownPrefix = (prefix: string) => (prefix === prefixOf(page.path) ? {} : {prefix});
    const rows = new Map<string, NonNullable<IndexedPage['rows']>[number]>();
    const plan = codeOf(page.plan);
    for (const row of page.rows) {
      const key = `${row.prefix} ${row.kind}`;
      const set = rows.get(key) ?? {kind: row.kind, ...ownPrefix(row.prefix), names: []};
      rows.set(key, set);
      const position = set.names.push(names.of(row.name)) - 1;
      if (row.plan && codeOf(row.plan) !== plan) {
        (set.plans ??= {})[position] = codeOf(row.plan);
      }
      if (row.deprecated) {
        (set.deprecated ??= []).push(position);
      }
    }
    const removed = new Map<string, IndexedRemoved>();
    for (const {kind, prefix, name, use} of page.removed ?? []) {
      // A path is found by the names that were imported from it.
      if (name.includes('/')) {
        continue;
      }
      const set = removed.get(`${prefix} ${kind}`) ?? {
        kind,
        ...ownPrefix(prefix),
        names: [],
        uses: [],
      };
      removed.set(`${prefix} ${kind}`, set);
      set.names.push(names.of(name));
      set.uses.push(uses.of(use));
    }
    const sections = page.sections.map(([id, text, ...also]): FoundPage['sections'][number] => [
      id === idOfHeading(text) ? '' : id,
      text,
      ...also,
    ]);
    return {
      path: page.path,
      title: page.title,
      group: groups.of(page.group),
      ...(page.products && {
        products: page.products.map((name) =>
          PRODUCTS.findIndex((product) => product.name === name),
        ),
      }),
      ...(plan > 0 && {plan}),
      ...(page.description && {description: page.description}),
      ...(page.also && {also: page.also.join('|')}),
      ...(sections.length > 0 && {sections}),
      ...(rows.size > 0 && {rows: [...rows.values()].map(inSteps)}),
      ...(removed.size > 0 && {removed: [...removed.values()].map(inSteps)}),
      ...(page.demos.length > 0 && {demos: page.demos}),
    };
  });
  const variants = collectVariants(JSON.stringify([indexed, about.words]));
  return {
    ...about,
    ...(variants && {variants}),
    products: PRODUCTS.map((product) => ({
      id: productIdOf(product.name),
      name: product.name,
      label: product.label,
      guideName: guideNameOf(product),
    })),
    plans: PLANS,
    body: collectBodyWords(pages.map(({path, body}) => (NAMES_ONLY.test(path) ? undefined : body))),
    groups: groups.list,
    names: names.list,
    uses: uses.list,
    pages: indexed,
  };
}
