import {toWords} from '../../../../site/demos/shared';
import type {PaidPlan} from '../../../../site/plans/shared';
import type {ProductName} from '../../../../site/products/shared';
import {guideKey, type CatalogDemo, type ProductCatalog} from '@site/plugins/demo-catalog/shared';

/** The fields that can be filtered by, in the order of the form. They're also URL parameters. */
export const FIELDS = ['q', 'feature', 'component', 'prop', 'plan'] as const;
export type Field = (typeof FIELDS)[number];

/** The selected filters. Empty ones aren't set. */
export type Filters = Readonly<Record<Field, string>>;

export const NO_FILTERS: Filters = {q: '', feature: '', component: '', prop: '', plan: ''};

/** A demo as its card shows it, with the values of its filters. */
export interface Card extends Pick<
  CatalogDemo,
  'name' | 'section' | 'text' | 'height' | 'iframe' | 'bare'
> {
  /** Path of its guide with its fragment, unique on the site. */
  href: string;
  /** The demo's name as words. */
  title: string;
  product: ProductName;
  plan?: PaidPlan;
  guide: {path: string; title: string; english?: true};
  components: string[];
  props: string[];
  /** The text that words are searched in, lowercase. */
  words: string;
}

/** Lists the cards of some products in order. */
export function listCards(catalogs: readonly ProductCatalog[]): Card[] {
  return catalogs.flatMap(({product, names, guides}) =>
    guides.flatMap((guide) =>
      guide.demos.map((demo): Card => {
        const components = demo.components.map((index) => names[index]!);
        const props = demo.props.map((index) => names[index]!);
        const title = toWords(demo.name);
        const texts = [
          title,
          demo.name,
          demo.section,
          demo.text,
          guide.title,
          guideKey(guide.path),
        ];
        return {
          ...demo,
          href: `${guide.path}#${demo.name}`,
          title,
          product,
          guide,
          components,
          props,
          words: [...texts, ...components, ...props].join(' ').toLowerCase(),
        };
      }),
    ),
  );
}

/** Reads the filters from a query: `?q=gap&component=BarChart`. */
export function readFilters(search: string): Filters {
  const query = new URLSearchParams(search);
  return Object.fromEntries(FIELDS.map((field) => [field, query.get(field) ?? ''])) as Filters;
}

/** Returns the query of some filters; empty without any. Unrelated parameters are preserved. */
export function writeFilters(search: string, filters: Partial<Filters>): string {
  const query = new URLSearchParams(search);
  for (const field of FIELDS) {
    const value = filters[field]?.trim();
    if (value) {
      query.set(field, value);
    } else {
      query.delete(field);
    }
  }
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Returns the values that a card has in a field with a fixed set of values. */
export function getValues(card: Card, field: Exclude<Field, 'q'>): readonly string[] {
  switch (field) {
    case 'feature':
      return [guideKey(card.guide.path)];
    case 'component':
      return card.components;
    case 'prop':
      return card.props;
    case 'plan':
      return [card.plan ?? 'community'];
  }
}

/** Returns whether a demo contains a word; `bars` also finds `bar`. */
const hasWord = (words: string, word: string): boolean =>
  words.includes(word) || (/^\w{3,}s$/.test(word) && words.includes(word.slice(0, -1)));

/** Returns whether a demo matches all filters. */
export function matchCard(card: Card, filters: Filters): boolean {
  const words = filters.q.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    words.every((word) => hasWord(card.words, word)) &&
    FIELDS.every(
      (field) =>
        field === 'q' || filters[field] === '' || getValues(card, field).includes(filters[field]),
    )
  );
}

/**
 * Lists the values of a field among the demos that match all other filters, each with the number of
 * its demos. The selected value is always included.
 */
export function listOptions(
  cards: readonly Card[],
  filters: Filters,
  field: Exclude<Field, 'q'>,
): [value: string, count: number][] {
  const others = {...filters, [field]: ''};
  const counts = new Map<string, number>(filters[field] ? [[filters[field], 0]] : []);
  for (const card of cards) {
    if (matchCard(card, others)) {
      for (const value of getValues(card, field)) {
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
  }
  return [...counts];
}
