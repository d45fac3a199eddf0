// cspell:ignore minisearch
import MiniSearch from 'minisearch';
import {fromSteps, idOfHeading, prefixOf, type SearchIndex} from './indexFormat';
import {readBodyWords} from './bodyWords';
import type {HitKind} from './hits';
import {upgradeOf, wordsOfProducts} from './parseIntent';
import {normalizeName, splitCamelCase, tokenize, tokenizeQuestion} from './words';

const HOOK = /^use[A-Z]\w+/;

/** Matches component names that are variants for a plan, a device, or a number of inputs. */
const VARIANT = /(?:Pro|Premium)$|^(?:Desktop|Mobile|Static|Multi|SingleInput|MultiInput)(?=[A-Z])/;

/** Weight of a match in each field of a guide. */
export const GUIDE_BOOST = {
  title: 5,
  also: 2.5,
  headings: 2,
  description: 2.5,
  trail: 0.6,
  body: 1,
};

/** Weight of a full match, where the question contains all words of a name. */
const NAME_WEIGHT = {title: 1.2, also: 1.4, heading: 0.94, demo: 0.4};

/**
 * Number of headings above which the headings of a guide weigh less. Such a guide is a list of
 * topics that other guides explain: "Rows", "Columns".
 */
const MAX_FULL_WEIGHT_SECTIONS = 30;

/** An API name on one of its pages. */
export interface Row {
  name: string;
  page: number;
  kind: HitKind;
  anchor: string;
  plan: number;
  deprecated?: true;
  removed?: string;
}

/** A section or demo of a guide. */
export interface GuidePart {
  page: number;
  kind: HitKind;
  text: string;
  anchor: string;
  /** Number of words in the text, without stop words. */
  size: number;
}

/** Name of a page or section; a question matches if it contains all of its words, in any order. */
interface Phrase {
  page: number;
  part?: number;
  /** The words, in their original order. */
  words: readonly string[];
  nameWeight: number;
}

/** Returns the headings of a page as `[id, text, synonyms]`. */
export const sectionsOf = ({sections = []}: SearchIndex['pages'][number]) =>
  sections.map(([id, text, also = []]) => [id || idOfHeading(text), text, also] as const);

const OPTIONS = {
  // The words of the body were tokenized at build time.
  tokenize: (text: string, field?: string) =>
    field === 'body' ? text.split(' ').filter(Boolean) : tokenize(text),
  processTerm: (term: string) => term,
};

/** Returns the id of the product that a page belongs to; empty for a page about all of them. */
function productOf(path: string, products: SearchIndex['products']): string {
  const [, folder] = /^(?:react-|api\/)([^/]+)\//.exec(path) ?? [];
  return products.find(({name}) => name === folder)?.id ?? '';
}

/**
 * Returns the ids of the products that a page is about, or that its migration guide is for. Returns
 * an empty array for a page about all of them.
 */
function idsOfProducts(
  {path, products: positions = []}: SearchIndex['pages'][number],
  products: SearchIndex['products'],
): string[] {
  const id = upgradeOf(path, products) ?? productOf(path, products);
  return id ? [id] : positions.map((position) => products[position]!.id);
}

/** Returns the searchable data of each page. */
const readPages = (index: SearchIndex) =>
  index.pages.map((page) => {
    const isApi = page.path.startsWith('api/');
    const title = isApi && page.rows ? page.title.replace(/ API(?: \(.+\))?$/, '') : page.title;
    const isComponent = page.rows?.some(({kind}) => kind !== 'property');
    const kind: HitKind = HOOK.test(title)
      ? 'hook'
      : !isApi || !page.rows
        ? 'page'
        : isComponent
          ? 'component'
          : 'interface';
    return {
      ...page,
      title,
      plan: page.plan ?? 0,
      kind,
      isApi,
      trail: index.groups[page.group] ?? '',
      productId: productOf(page.path, index.products),
      aboutIds: idsOfProducts(page, index.products),
      upgradeOf: upgradeOf(page.path, index.products),
      owner: isApi && page.rows ? normalizeName(title) : undefined,
      /**
       * Higher for components with many rows than for the small components they contain, and for a
       * component than for its variants.
       */
      rank:
        (page.rows?.reduce((sum, {names: list}) => sum + list.length, 0) ?? 0) / 100 -
        (page.plan ?? 0) -
        0.5 * splitCamelCase(title).length -
        (VARIANT.test(title) ? 3 : 0),
    };
  });

/** Indexes the API names. */
function indexNames(index: SearchIndex, pages: ReturnType<typeof readPages>) {
  const names = new MiniSearch({...OPTIONS, fields: ['name']});
  const nameList: string[] = [];
  const rowsOf = new Map<string, Row[]>();
  /** Names by their letters and digits alone, in lowercase. */
  const spelled = new Map<string, Set<string>>();
  const addName = (row: Row) => {
    const rows = rowsOf.get(row.name);
    if (rows) {
      rows.push(row);
      return;
    }
    rowsOf.set(row.name, [row]);
    names.add({id: nameList.push(row.name) - 1, name: row.name});
    const letters = normalizeName(row.name);
    spelled.set(letters, (spelled.get(letters) ?? new Set()).add(row.name));
  };
  pages.forEach((page, at) => {
    const {title, kind, isApi} = page;
    if (isApi && page.rows) {
      addName({name: title, page: at, kind, anchor: '', plan: page.plan});
    }
    for (const rows of page.rows ?? []) {
      fromSteps(rows.names).forEach((nameAt, position) => {
        const name = index.names[nameAt]!;
        addName({
          name,
          page: at,
          kind: rows.kind,
          anchor: `${rows.prefix ?? prefixOf(page.path)}-${rows.kind}-${name}`,
          plan: rows.plans?.[position] ?? page.plan,
          ...(rows.deprecated?.includes(position) && {deprecated: true}),
        });
      });
    }
    for (const rows of page.removed ?? []) {
      const uses = fromSteps(rows.uses);
      fromSteps(rows.names).forEach((nameAt, position) => {
        const name = index.names[nameAt]!;
        addName({
          name,
          page: at,
          kind: rows.kind,
          anchor: `${rows.prefix ?? prefixOf(page.path)}-${rows.kind}-${name}`,
          plan: page.plan,
          removed: index.uses[uses[position]!]!,
        });
      });
    }
  });
  return {names, nameList, rowsOf, spelled};
}

/** Indexes the guides, their sections and demos, and the titles and synonyms of each. */
function indexGuides(index: SearchIndex) {
  const guides = new MiniSearch({...OPTIONS, fields: Object.keys(GUIDE_BOOST)});
  const parts = new MiniSearch({...OPTIONS, fields: ['text']});
  const partList: GuidePart[] = [];
  const phrases: Phrase[] = [];
  const phrasesWith = new Map<string, number[]>();
  const bodyWords = readBodyWords(index.body);
  /** Number of guides that contain a word. */
  const occurrences = new Map<string, number>();
  /** Number of sections on a page. */
  const partCounts = new Map<number, number>();
  const addPart = (part: Omit<GuidePart, 'size'>): number => {
    const id = partList.push({...part, size: tokenizeQuestion(part.text).length}) - 1;
    parts.add({id, text: `${part.text} ${part.anchor.replaceAll('-', ' ')}`});
    if (part.kind !== 'demo') {
      partCounts.set(part.page, (partCounts.get(part.page) ?? 0) + 1);
    }
    return id;
  };
  const addPhrase = (text: string, phrase: Omit<Phrase, 'words'>) => {
    const words = tokenizeQuestion(text);
    if (words.length === 0) {
      return;
    }
    const at = phrases.push({...phrase, words}) - 1;
    for (const word of words) {
      phrasesWith.set(word, [...(phrasesWith.get(word) ?? []), at]);
    }
  };

  const addGuide = (page: SearchIndex['pages'][number], at: number) => {
    const sections = sectionsOf(page);
    const synonyms = page.also?.split('|') ?? [];
    const document = {
      id: at,
      title: page.title,
      also: synonyms.join(' '),
      headings: [
        ...sections.flatMap(([, text, also]) => [text, ...also]),
        ...(page.demos ?? []),
      ].join(' '),
      description: page.description ?? '',
      trail: `${index.groups[page.group] ?? ''} ${page.path.replace(/[/-]/g, ' ')}`,
      body: bodyWords.get(at)?.join(' ') ?? '',
    };
    guides.add(document);
    for (const word of new Set(
      Object.entries(document).flatMap(([field, text]) =>
        field === 'id' ? [] : OPTIONS.tokenize(String(text), field),
      ),
    )) {
      occurrences.set(word, (occurrences.get(word) ?? 0) + 1);
    }
    for (const name of namesOfGuide(page)) {
      addPhrase(name, {page: at, nameWeight: NAME_WEIGHT.title});
    }
    for (const name of synonyms) {
      addPhrase(name, {page: at, nameWeight: NAME_WEIGHT.also});
    }
    const headingFactor = Math.min(1, Math.sqrt(MAX_FULL_WEIGHT_SECTIONS / sections.length));
    for (const [anchor, text, also] of sections) {
      const part = addPart({page: at, kind: HOOK.test(text) ? 'hook' : 'section', text, anchor});
      for (const name of text.split(/[:：()（）[\]]+/)) {
        addPhrase(name, {page: at, part, nameWeight: NAME_WEIGHT.heading * headingFactor});
      }
      for (const name of also) {
        addPhrase(name, {page: at, part, nameWeight: NAME_WEIGHT.also});
      }
    }
    for (const demo of page.demos ?? []) {
      const part = addPart({page: at, kind: 'demo', text: demo, anchor: demo});
      addPhrase(splitCamelCase(demo).join(' '), {page: at, part, nameWeight: NAME_WEIGHT.demo});
    }
  };

  index.pages.forEach((page, at) => {
    if (!page.path.startsWith('api/')) {
      addGuide(page, at);
    }
  });
  return {guides, parts, partList, partCounts, phrases, phrasesWith, occurrences};
}

/** Returns the positions of the migration guides to the newest version of each product. */
function findNewestGuides(pages: ReturnType<typeof readPages>): Set<number> {
  const versionOf = ({path}: {path: string}) => Number(/-v(\d+)\/$/.exec(path)?.[1] ?? 0);
  const guides = pages.flatMap((page, at) => (page.upgradeOf ? [{page, at}] : []));
  return new Set(
    guides
      .filter(({page}) =>
        guides.every(
          ({page: other}) =>
            other.upgradeOf !== page.upgradeOf || versionOf(other) <= versionOf(page),
        ),
      )
      .map(({at}) => at),
  );
}

/** Everything that a search queries. */
export type IndexedDocs = ReturnType<typeof indexDocs>;

/** Builds the in-memory search engines from the index. This is slow, so do it once. */
export function indexDocs(index: SearchIndex) {
  const pages = readPages(index);
  const errors = new MiniSearch({...OPTIONS, fields: ['text']});
  index.errors.forEach(([text], id) => errors.add({id, text}));
  return {
    index,
    pages,
    ...indexNames(index, pages),
    ...indexGuides(index),
    newestGuides: findNewestGuides(pages),
    owners: new Set(pages.flatMap(({owner}) => owner ?? [])),
    errors,
    wordsOfErrors: index.errors.map(([text]) => tokenizeQuestion(text)),
    productWords: wordsOfProducts(index.products),
    variants: new Map(
      Array.from((index.variants ?? '').matchAll(/(.)(.)/gu), ([, a, b]) => [a, b]),
    ),
    byPath: new Map(pages.map((page, at) => [page.path, at])),
    meanings: new Map(
      Object.entries(index.words).map(([word, meaning]) => [tokenize(word)[0]!, tokenize(meaning)]),
    ),
  };
}

/** Prefix of the titles of a product's pages, and suffix of the title of its overview. */
const PRODUCT_FIRST = /^(?:Data Grid|Charts)(?: - | )(?!overview)|^(?:数据表格|图表)(?!概览)(?=.)/;
const OVERVIEW = / overview$|概览$/;

/**
 * Returns the names by which users refer to a guide: its title with and without the product, and
 * the words of its slug.
 */
function namesOfGuide({path, title}: SearchIndex['pages'][number]): Set<string> {
  const shortTitle = title.replace(PRODUCT_FIRST, '').replace(OVERVIEW, '').trim();
  const [, slug = ''] = /^[\w-]+\/([\w-]+)\/$/.exec(path) ?? [];
  return new Set([title, shortTitle, slug.replaceAll('-', ' ')].filter(Boolean));
}
