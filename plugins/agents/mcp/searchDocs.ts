import {PRODUCT_NAMES, type ProductId} from '../shared';
import type {Docs} from './loadDocs';
import type {IndexedPage, IndexedRow} from './shared';
import {splitSections} from './splitSections';

/** The kinds of answers: a section of a guide, a page of the API reference, a row of one. */
export const HIT_KINDS = ['guide', 'api', 'row'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** One answer to a question. */
export interface Hit {
  kind: HitKind;
  title: string;
  /** Full address, with the section or row. */
  url: string;
  /** Path of the page, to read it with `read_page`. */
  page: string;
  product?: string;
  plan?: string;
  /** What it says, in a line or two. */
  text: string;
}

export interface SearchOptions {
  product?: ProductId;
  kind?: HitKind;
  limit?: number;
}

/** Words in small letters; names in camel case also in their parts; Chinese in pairs of characters. */
export function toWords(text: string): string[] {
  const words: string[] = [];
  for (const [word] of text.matchAll(/[\p{Script=Han}]+|[\p{L}\p{N}]+/gu)) {
    if (/\p{Script=Han}/u.test(word)) {
      const characters = [...word];
      words.push(
        ...(characters.length === 1
          ? characters
          : characters.slice(1).map((character, index) => characters[index]! + character)),
      );
      continue;
    }
    const parts = word.split(/(?<=[a-z0-9])(?=[A-Z])/);
    words.push(...[word, ...(parts.length > 1 ? parts : [])].map((part) => part.toLowerCase()));
  }
  return words;
}

/** Words without their commonest endings, so that "sorting" finds "sort" and "rows" finds "row". */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word.replace(/s$/, '');
}

const STOP_WORDS = new Set(
  'a an and are at be by can do does for from how i in is it my of on or react that the this to use what when where which with'.split(
    ' ',
  ),
);

interface Entry {
  page: IndexedPage;
  section?: {id: string; text: string};
  /** How much each stem counts here. */
  weights: Map<string, number>;
  length: number;
  text: string;
}

const WEIGHTS = {title: 8, heading: 6, group: 2, description: 3, text: 1};

/** The best answers on top. The index of words is made with the first question. */
export class DocsSearch {
  private entries: Entry[] | undefined;
  private readonly frequency = new Map<string, number>();

  constructor(private readonly docs: Docs) {}

  private getEntries(): Entry[] {
    if (this.entries) {
      return this.entries;
    }
    const entries: Entry[] = [];
    const add = (
      entry: Omit<Entry, 'weights' | 'length'>,
      parts: ReadonlyArray<readonly [text: string, weight: number]>,
    ) => {
      const weights = new Map<string, number>();
      let length = 0;
      for (const [text, weight] of parts) {
        for (const word of toWords(text)) {
          const key = stem(word);
          weights.set(key, (weights.get(key) ?? 0) + weight);
          length += 1;
        }
      }
      for (const key of weights.keys()) {
        this.frequency.set(key, (this.frequency.get(key) ?? 0) + 1);
      }
      entries.push({...entry, weights, length});
    };
    for (const page of this.docs.pages) {
      const {title, group, description, isApi, headings} = page;
      const about = [
        [title, WEIGHTS.title],
        [group, WEIGHTS.group],
        [description, WEIGHTS.description],
      ] as const;
      const [first, ...sections] = splitSections(this.docs.readTwin(page), headings);
      // A page of the reference is known by its name; what its rows say is found as rows.
      add({page, text: description}, [...about, [isApi ? '' : (first?.text ?? ''), WEIGHTS.text]]);
      for (const {heading, text} of isApi ? [] : sections) {
        const body = text.replace(/^#.*\n/, '');
        add({page, section: {id: heading!.id, text: heading!.text}, text: body}, [
          [title, WEIGHTS.description],
          [heading!.text, WEIGHTS.heading],
          [body, WEIGHTS.text],
        ]);
      }
    }
    this.entries = entries;
    return entries;
  }

  /** Rows whose name is asked for; the component before or after it narrows them down. */
  private findRows(query: string, product: ProductId | undefined): Array<[number, IndexedRow]> {
    const names = (query.match(/[\w-]+/g) ?? []).map((name) => name.toLowerCase());
    const productOfPage = new Map(this.docs.pages.map((page) => [page.path, page.product]));
    return this.docs.rows.flatMap((row): Array<[number, IndexedRow]> => {
      const at = names.indexOf(row.name.toLowerCase());
      if (at === -1 || (product && productOfPage.get(row.page) !== product)) {
        return [];
      }
      // "rows" is a name and a word: alone or with its component it is the name. A name in camel case is no word.
      const isNamed = names.includes(row.of.toLowerCase());
      const isExact = query.includes(row.name);
      const score = isNamed ? 60 : names.length === 1 ? 40 : /[a-z][A-Z]/.test(row.name) ? 20 : 4;
      return [[score + (isExact ? 4 : 0), row]];
    });
  }

  /** The best answers to a question in words, or to the name of something in the API. */
  search(query: string, {product, kind, limit = 10}: SearchOptions = {}): Hit[] {
    const entries = this.getEntries();
    const asked = toWords(query).filter((word) => !STOP_WORDS.has(word));
    const keys = [...new Set((asked.length > 0 ? asked : toWords(query)).map(stem))];
    const average = entries.reduce((sum, {length}) => sum + length, 0) / (entries.length || 1);
    const scored: Array<[number, Hit]> = [];
    for (const entry of entries) {
      if (product && entry.page.product !== product) {
        continue;
      }
      let score = 0;
      let found = 0;
      for (const key of keys) {
        const weight = entry.weights.get(key);
        if (weight) {
          const rarity = Math.log(1 + entries.length / (this.frequency.get(key) ?? 1));
          score +=
            (rarity * weight * 2.2) / (weight + 1.2 * (0.4 + (0.6 * entry.length) / average));
          found += 1;
        }
      }
      if (found > 0) {
        scored.push([score * (found / keys.length), this.toHit(entry, keys)]);
      }
    }
    for (const [score, row] of this.findRows(query, product)) {
      scored.push([score, this.rowToHit(row)]);
    }
    return scored
      .filter(([, hit]) => kind === undefined || hit.kind === kind)
      .sort(([a], [b]) => b - a)
      .slice(0, limit)
      .map(([, hit]) => hit);
  }

  private toHit({page, section, text}: Entry, keys: readonly string[]): Hit {
    return {
      kind: page.isApi ? 'api' : 'guide',
      title: section ? `${page.title} › ${section.text}` : page.title,
      url: `${this.docs.siteUrl}${page.path}${section ? `#${section.id}` : ''}`,
      page: page.path,
      ...(page.product && {product: PRODUCT_NAMES[page.product]}),
      ...(page.plan && {plan: page.plan}),
      text: excerpt(text, keys),
    };
  }

  private rowToHit(row: IndexedRow): Hit {
    const page = this.docs.pages.find(({path}) => path === row.page);
    return {
      kind: 'row',
      title: `${row.of} › ${row.name} (${row.kind})`,
      url: `${this.docs.siteUrl}${row.page}#${row.anchor}`,
      page: row.page,
      ...(page?.product && {product: PRODUCT_NAMES[page.product]}),
      ...(row.plan && {plan: row.plan}),
      text: [row.type, row.description].filter(Boolean).join(': ').split('\n').join(' '),
    };
  }
}

/** The first lines of prose that say something of what was asked. */
function excerpt(text: string, keys: readonly string[]): string {
  const prose = text.replace(/^(`{3,})[^]*?^\1/gm, '').split(/\n{2,}/);
  const paragraphs = prose.map((paragraph) => paragraph.trim()).filter((one) => one !== '');
  const best =
    paragraphs.find((paragraph) => toWords(paragraph).some((word) => keys.includes(stem(word)))) ??
    paragraphs[0] ??
    '';
  const flat = best.replace(/\s+/g, ' ');
  return flat.length > 300 ? `${flat.slice(0, 299)}…` : flat;
}
