// cspell:ignore minisearch
import MiniSearch from 'minisearch';
import {fromSteps, idOfHeading, prefixOf, type SearchIndex} from './indexFormat';
import {readBodyWords} from './bodyWords';
import type {HitKind} from './hits';
import {upgradeOf, wordsOfProducts} from './parseIntent';
import {splitCamelCase, squeeze, tokenize, tokenizeQuestion} from './words';

const HOOK = /^use[A-Z]\w+/;

/** Names of components for another plan or device than the common one. */
const VARIANT = /(?:Pro|Premium)$|^(?:Desktop|Mobile|Static|Multi|SingleInput|MultiInput)(?=[A-Z])/;

/** How much a word counts in each part of a guide. */
export const GUIDE_BOOST = {
  title: 5,
  also: 2.5,
  headings: 2,
  description: 2.5,
  trail: 0.6,
  body: 1,
};

/** How much it counts that everything a page or section is called has been said. */
const NAMED = {title: 1.2, also: 1.4, heading: 0.94, demo: 0.4};

/** A page with more sections than these is a list of what others explain: "Rows", "Columns". */
const SECTIONS_OF_GUIDE = 30;

/** A name of the API, at one of its pages. */
export interface Row {
  name: string;
  page: number;
  kind: HitKind;
  anchor: string;
  plan: number;
  deprecated?: true;
  removed?: string;
}

/** A section or a demo of a guide. */
export interface Place {
  page: number;
  kind: HitKind;
  text: string;
  anchor: string;
}

/** Name of a page or section; a question matches if it contains all of its words, in any order. */
interface Phrase {
  page: number;
  place?: number;
  /** Its words in order. */
  words: readonly string[];
  worth: number;
}

/** The headings of a page, each with its id. */
export const sectionsOf = ({sections = []}: SearchIndex['pages'][number]) =>
  sections.map(([id, text, also = []]) => [id || idOfHeading(text), text, also] as const);

const OPTIONS = {
  // The words of the body were split at build.
  tokenize: (text: string, field?: string) =>
    field === 'body' ? text.split(' ').filter(Boolean) : tokenize(text),
  processTerm: (term: string) => term,
};

/** Returns the id of the product that a page belongs to; empty for a page about all of them. */
function productOf(path: string, products: SearchIndex['products']): string {
  const [, folder] = /^(?:react-|api\/)([^/]+)\//.exec(path) ?? [];
  return products.find(({name}) => name === folder)?.id ?? '';
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
      upgradeOf: upgradeOf(page.path, index.products),
      owner: isApi && page.rows ? squeeze(title) : undefined,
      /** Big components before the small ones inside of them, the plain one before its variants. */
      rank:
        (page.rows?.reduce((sum, {names: list}) => sum + list.length, 0) ?? 0) / 100 -
        (page.plan ?? 0) -
        0.5 * splitCamelCase(title).length -
        (VARIANT.test(title) ? 3 : 0),
    };
  });

/** The names of the API. */
function indexNames(index: SearchIndex, pages: ReturnType<typeof readPages>) {
  const names = new MiniSearch({...OPTIONS, fields: ['name']});
  const nameList: string[] = [];
  const rowsOf = new Map<string, Row[]>();
  /** Names by their letters alone. */
  const spelled = new Map<string, Set<string>>();
  const addName = (row: Row) => {
    const rows = rowsOf.get(row.name);
    if (rows) {
      rows.push(row);
      return;
    }
    rowsOf.set(row.name, [row]);
    names.add({id: nameList.push(row.name) - 1, name: row.name});
    const letters = squeeze(row.name);
    spelled.set(letters, (spelled.get(letters) ?? new Set()).add(row.name));
  };
  pages.forEach((page, at) => {
    const {title, kind, isApi} = page;
    if (isApi && page.rows) {
      addName({name: title, page: at, kind, anchor: '', plan: page.plan});
    }
    for (const rows of page.rows ?? []) {
      fromSteps(rows.names).forEach((nameAt, place) => {
        const name = index.names[nameAt]!;
        addName({
          name,
          page: at,
          kind: rows.kind,
          anchor: `${rows.prefix ?? prefixOf(page.path)}-${rows.kind}-${name}`,
          plan: rows.plans?.[place] ?? page.plan,
          ...(rows.deprecated?.includes(place) && {deprecated: true}),
        });
      });
    }
    for (const rows of page.removed ?? []) {
      const uses = fromSteps(rows.uses);
      fromSteps(rows.names).forEach((nameAt, place) => {
        const name = index.names[nameAt]!;
        addName({
          name,
          page: at,
          kind: rows.kind,
          anchor: `${rows.prefix ?? prefixOf(page.path)}-${rows.kind}-${name}`,
          plan: page.plan,
          removed: index.uses[uses[place]!]!,
        });
      });
    }
  });
  return {names, nameList, rowsOf, spelled};
}

/** The guides, their sections and demos, and what all of them are called. */
function indexGuides(index: SearchIndex) {
  const guides = new MiniSearch({...OPTIONS, fields: Object.keys(GUIDE_BOOST)});
  const places = new MiniSearch({...OPTIONS, fields: ['text']});
  const placeList: Place[] = [];
  const phrases: Phrase[] = [];
  const phrasesWith = new Map<string, number[]>();
  const bodyWords = readBodyWords(index.body);
  /** In how many guides a word occurs. */
  const occurrences = new Map<string, number>();
  const addPhrase = (text: string, phrase: Omit<Phrase, 'words'>) => {
    const words = tokenizeQuestion(text);
    if (words.length === 0) {
      return;
    }
    const at = phrases.push({...phrase, words}) - 1;
    for (const word of words) {
      const list = phrasesWith.get(word);
      if (list) {
        list.push(at);
      } else {
        phrasesWith.set(word, [at]);
      }
    }
  };

  const addGuide = (page: SearchIndex['pages'][number], at: number) => {
    const sections = sectionsOf(page);
    const called = page.also?.split('|') ?? [];
    const document = {
      id: at,
      title: page.title,
      also: called.join(' '),
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
      addPhrase(name, {page: at, worth: NAMED.title});
    }
    for (const name of called) {
      addPhrase(name, {page: at, worth: NAMED.also});
    }
    const ofHeading = Math.min(1, Math.sqrt(SECTIONS_OF_GUIDE / sections.length));
    for (const [anchor, text, also] of sections) {
      const place =
        placeList.push({page: at, kind: HOOK.test(text) ? 'hook' : 'section', text, anchor}) - 1;
      places.add({id: place, text});
      for (const part of text.split(/[:：()（）[\]]+/)) {
        addPhrase(part, {page: at, place, worth: NAMED.heading * ofHeading});
      }
      for (const name of also) {
        addPhrase(name, {page: at, place, worth: NAMED.also});
      }
    }
    for (const demo of page.demos ?? []) {
      const place = placeList.push({page: at, kind: 'demo', text: demo, anchor: demo}) - 1;
      places.add({id: place, text: demo});
      addPhrase(splitCamelCase(demo).join(' '), {page: at, place, worth: NAMED.demo});
    }
  };

  index.pages.forEach((page, at) => {
    if (!page.path.startsWith('api/')) {
      addGuide(page, at);
    }
  });
  return {guides, places, placeList, phrases, phrasesWith, occurrences};
}

/** All that questions are asked of. */
export type IndexedDocs = ReturnType<typeof indexDocs>;

/** Reads the index. Done once. */
export function indexDocs(index: SearchIndex) {
  const pages = readPages(index);
  const errors = new MiniSearch({...OPTIONS, fields: ['text']});
  index.errors.forEach(([text], id) => errors.add({id, text}));
  return {
    index,
    pages,
    ...indexNames(index, pages),
    ...indexGuides(index),
    owners: new Set(pages.flatMap(({owner}) => owner ?? [])),
    errors,
    lengthOfError: index.errors.map(([text]) => tokenizeQuestion(text).length),
    productWords: wordsOfProducts(index.products),
    byPath: new Map(pages.map((page, at) => [page.path, at])),
    meanings: new Map(
      Object.entries(index.words).map(([word, mean]) => [tokenize(word)[0]!, tokenize(mean)]),
    ),
  };
}

/** Start of titles of a product's pages, and end of the title of its overview. */
const PRODUCT_FIRST = /^(?:Data Grid|Charts)(?: - | )(?!overview)|^(?:数据表格|图表)(?!概览)(?=.)/;
const OVERVIEW = / overview$|概览$/;

/** Returns the short names of a guide. */
function namesOfGuide({path, title}: SearchIndex['pages'][number]): Set<string> {
  const own = title.replace(PRODUCT_FIRST, '').replace(OVERVIEW, '').trim();
  const [, slug = ''] = /^[\w-]+\/([\w-]+)\/$/.exec(path) ?? [];
  return new Set([title, own, slug.replaceAll('-', ' ')].filter(Boolean));
}
