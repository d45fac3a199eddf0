import {PLANS, type Plan} from '../../site/plans/shared';
import {guideNameOf, productIdOf, PRODUCTS} from '../../site/products/shared';
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

/** A row of the API reference as a page shows it. */
export interface FoundRow {
  kind: IndexedRowKind;
  /** The part of the row's id in front of the kind. */
  prefix: string;
  name: string;
  plan?: string;
  deprecated?: boolean;
}

/** A name that a page of the API reference has lost. */
export interface FoundRemoved {
  kind: RemovedKind;
  /** The part of the row's id in front of the kind. */
  prefix: string;
  name: string;
  /** What takes its place, in words; empty where nothing is known. */
  use: string;
}

/** A page as it was read. */
export interface FoundPage {
  path: string;
  title: string;
  /** The groups that it lies in, in words: `Charts › Bars`. */
  group: string;
  plan?: string;
  description?: string;
  /** What else it is called. */
  also?: readonly string[];
  /** Headings: id, text, and what else it is called. */
  sections: [id: string, text: string, also?: readonly string[]][];
  rows: FoundRow[];
  removed?: FoundRemoved[];
  demos: string[];
  /** The words of its prose. */
  body?: string;
}

/** Every string once: a list, and the place of each. */
class Places {
  readonly list: string[] = [];
  readonly #places = new Map<string, number>();

  of(text: string): number {
    let place = this.#places.get(text);
    if (place === undefined) {
      place = this.list.push(text) - 1;
      this.#places.set(text, place);
    }
    return place;
  }
}

/** Pages that list what others explain: the API reference and migration guides. */
const NAMES_ONLY = /^(?:api|migration)\//;

const codeOf = (plan: string | undefined): number =>
  Math.max(0, PLANS.indexOf((plan ?? 'community') as Plan));

const inSteps = <T extends {names: number[]; uses?: number[]}>(rows: T): T => ({
  ...rows,
  names: toSteps(rows.names),
  ...(rows.uses && {uses: toSteps(rows.uses)}),
});

/** Folds pages into the index: names that many pages share are written once. */
export function collectIndex(
  pages: readonly FoundPage[],
  about: Pick<SearchIndex, 'version' | 'covers' | 'base' | 'words' | 'errors'>,
): SearchIndex {
  const groups = new Places();
  const names = new Places();
  const uses = new Places();
  const indexed = pages.map((page): IndexedPage => {
    const ownPrefix = (prefix: string) => (prefix === prefixOf(page.path) ? {} : {prefix});
    const rows = new Map<string, NonNullable<IndexedPage['rows']>[number]>();
    const plan = codeOf(page.plan);
    for (const row of page.rows) {
      const key = `${row.prefix} ${row.kind}`;
      const set = rows.get(key) ?? {kind: row.kind, ...ownPrefix(row.prefix), names: []};
      rows.set(key, set);
      const place = set.names.push(names.of(row.name)) - 1;
      if (row.plan && codeOf(row.plan) !== plan) {
        (set.plans ??= {})[place] = codeOf(row.plan);
      }
      if (row.deprecated) {
        (set.deprecated ??= []).push(place);
      }
    }
    const removed = new Map<string, IndexedRemoved>();
    for (const {kind, prefix, name, use} of page.removed ?? []) {
      // A path is found by what was imported from it.
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
      ...(plan > 0 && {plan}),
      ...(page.description && {description: page.description}),
      ...(page.also && {also: page.also.join('|')}),
      ...(sections.length > 0 && {sections}),
      ...(rows.size > 0 && {rows: [...rows.values()].map(inSteps)}),
      ...(removed.size > 0 && {removed: [...removed.values()].map(inSteps)}),
      ...(page.demos.length > 0 && {demos: page.demos}),
    };
  });
  return {
    ...about,
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
