// cspell:ignore minisearch
import MiniSearch from 'minisearch';
import {
  idOfHeading,
  prefixOf,
  type RemovedKind,
  type SearchIndex,
} from '../../../../plugins/search/shared';
import {identifyProduct} from '../../../identity/identifyProduct';
import {
  NEWS_PAGE,
  UPGRADE_PAGE,
  hintsOf,
  leaveOutUpgrade,
  readIntent,
  upgradeOf,
} from './readIntent';
import {
  isFaint,
  isUnspaced,
  saysSomething,
  splitCamelCase,
  squeeze,
  tokenize,
  tokenizeQuestion,
  wordsOf,
} from './tokenizer';

/** What a hit can be. */
export type HitKind =
  'page' | 'section' | 'component' | 'interface' | 'hook' | 'demo' | RemovedKind;

/** The kinds by which hits can be filtered. */
export const FILTERS = {
  guides: ['page', 'section'],
  components: ['component', 'interface'],
  props: ['prop', 'property'],
  slots: ['slot'],
  classes: ['class'],
  events: ['event'],
  hooks: ['hook', 'selector'],
  demos: ['demo'],
} as const satisfies Record<string, readonly HitKind[]>;

export type KindFilter = keyof typeof FILTERS;

/** A place inside of a page, or the page itself. */
export interface Hit {
  kind: HitKind;
  /** What the reader reads: a title, a heading, a name. */
  text: string;
  /** Address, with the anchor. */
  href: string;
  plan: number;
  deprecated?: true;
  /** Of a name that is gone: what takes its place; empty where nothing is known. */
  removed?: string;
  score: number;
  /** Words around what was found in the full text, as HTML with marks. */
  excerpt?: string;
}

/** The hits of one page. The first is the page itself. */
export interface HitGroup {
  page: Hit;
  /** What found the page, best first; without the page itself. */
  hits: Hit[];
  /** The groups that the page lies in: `Charts › Bars`. */
  trail: string;
  productId: string;
  /** Whether the page belongs to the API reference. */
  isApi: boolean;
  description?: string;
  score: number;
}

export interface SearchOptions {
  /** The product being read: its pages come first among equals. */
  currentProduct?: string;
  /** Only pages of this product. */
  product?: string;
  /** Only hits of these kinds. */
  kind?: KindFilter;
  /** How many pages at most; 12 unless told. */
  limit?: number;
}

/** Answers a question from the names of the index. */
export interface NameSearch {
  (question: string, options?: SearchOptions): HitGroup[];
  /** The page at an address below the root of the docs, for what the full text finds. */
  pageAt: (path: string) => HitGroup | undefined;
}

/** Words that ask for a kind rather than for a name. */
const KIND_WORDS: Record<string, readonly HitKind[]> = {
  api: ['component', 'interface'],
  component: ['component'],
  prop: ['prop', 'property'],
  props: ['prop', 'property', 'component'],
  property: ['property', 'prop'],
  slot: ['slot'],
  slots: ['slot'],
  class: ['class'],
  classname: ['class'],
  classes: ['class'],
  css: ['class'],
  event: ['event'],
  events: ['event'],
  hook: ['hook'],
  selector: ['selector'],
  demo: ['demo'],
  example: ['demo'],
  interface: ['interface'],
  type: ['interface'],
  属性: ['prop', 'property'],
  插槽: ['slot'],
  事件: ['event'],
  示例: ['demo'],
};

const isKind = (word: string): boolean => KIND_WORDS[word] !== undefined;

const HOOK = /^use[A-Z]\w+/;

/** A name as code writes it: capitals inside, or what only stands in code. */
const CODE = /\p{Ll}\p{Lu}|^\.\w|--|\bMui[A-Z]\w*-|^(?:slots|slotProps|classes|params|apiRef)\./u;

/** What stands in front of a name in code. */
const IN_FRONT =
  /(?:^\.|\b(?:slots|slotProps|classes|params|props|apiRef\.current|apiRef)\.)(?=\w)/g;

/** A class in the DOM: `MuiDataGrid-row`. */
const DOM_CLASS = /\bMui([A-Z]\w*)-([\w-]+)/;

/** What a component of another plan or device is called beside the one that everybody means. */
const VARIANT = /(?:Pro|Premium)$|^(?:Desktop|Mobile|Static|Multi|SingleInput|MultiInput)(?=[A-Z])/;

/** How much a word counts in each part of a guide. */
const GUIDE_BOOST = {title: 5, also: 2.5, headings: 2, description: 2.5, trail: 0.6};

/** Long guides are not worse ones. */
const BM25 = {k: 1.2, b: 0.18, d: 0.3};

/** How much it counts that a guide has many words of the question: more than that it has one of them often. */
const COVERAGE = 1.25;

/** How much a word counts that stands for the one that was said. */
const OF_SYNONYM = 0.68;

/** How much a word counts that may have been misspelled. */
const OF_CORRECTED = 0.9;

/** How much of that it counts however much else is said. */
const NAMED_AT_ALL = 0.1;

/** How much a word counts that says little beside others. */
const OF_FAINT = 0.5;

/** How much the name of a product counts in a question that asks for more. */
const OF_PRODUCT = 0.2;

/** How much the name of a component, as code writes it, counts in a question that asks for more. */
const OF_COMPONENT = 0.3;

/** How much it counts that everything a page or section is called has been said. */
const NAMED = {title: 1.2, also: 1.1, heading: 0.94, demo: 0.4};

/** How much of that it counts for each other word that is said between those of a name: "add a button to a row" adds no row. */
const OF_WORD_BETWEEN = 0.9;

/** A page with more sections than these is a list of what others explain: "Rows", "Columns". */
const SECTIONS_OF_GUIDE = 30;

/** How much guides of another product count where one is named, and those of the product being read. */
const OF_OTHER_PRODUCT = 0.4;
const OF_OTHER_HINT = 0.5;
const OF_CURRENT_PRODUCT = 1.3;

/** How much demos and recipes count beside the guide that they belong to. */
const OF_BESIDE = 0.86;

/** How much migration guides and names that are gone count, and how much in a question about another version. */
const OF_UPGRADE = 0.3;
const OF_UPGRADE_ASKED = 2.5;
const OF_VERSION = 1.5;

/** The best guide counts this much; guides below the second number are not offered. */
const BEST = 100;
const LEAST = 22;

/** A name that is asked for counts more than any guide, one that is said in passing less than the best. */
const NAME_ASKED = 130;
const NAME_SAID = 97;

/** How much of that it counts for each word beside it, but the first few. */
const OF_WORD_BESIDE = 0.95;
const FREE_BESIDE = 3;

/** A question in at least so many words, of which so many are in an error text, is one. */
const WORDS_OF_ERROR = 4;
const SHARE_OF_ERROR = 0.75;
const ERROR = 140;

/** A row stands on so many pages at most: the grid of each plan, the picker of each device. */
const PAGES_OF_NAME = 4;

/** A name of the API, at one of its pages. */
interface Row {
  name: string;
  page: number;
  kind: HitKind;
  anchor: string;
  plan: number;
  deprecated?: true;
  removed?: string;
}

/** A section or a demo of a guide. */
interface Place {
  page: number;
  kind: HitKind;
  text: string;
  anchor: string;
}

/** What a page or a section is called: it is meant when all of its words are said, wherever they stand. */
interface Phrase {
  page: number;
  place?: number;
  length: number;
  worth: number;
}

/** A word of the index that a question asks for. */
interface Term {
  /** Place of the word of the question. */
  from: number;
  weight: number;
}

interface Found {
  id: number;
  score: number;
  /** The words of the question that it has, as places. */
  has: Set<number>;
  /** The words of the index that fitted. */
  terms: string[];
}

/** The headings of a page, each with its id. */
const sectionsOf = ({sections = []}: SearchIndex['pages'][number]) =>
  sections.map(([id, text, also = []]) => [id || idOfHeading(text), text, also] as const);

const AS_IS = {tokenize: (text: string) => [text], processTerm: (term: string) => term};

/** Answers from one kind of documents. */
function ask(
  engine: MiniSearch,
  terms: ReadonlyMap<string, Term>,
  boost: Record<string, number>,
  last: string | undefined,
): Found[] {
  const list = [...terms.keys()];
  const fields = Object.keys(boost);
  // Only what is written nowhere is the beginning of a longer word; what it may be misspelled for is among the terms.
  const isKnown = new Map(
    list.map((term) => [term, engine.search(term, {...AS_IS, fields}).length > 0]),
  );
  return engine
    .search(list.join(' '), {
      ...AS_IS,
      tokenize: () => list,
      fields,
      boost,
      bm25: BM25,
      boostTerm: (term) => terms.get(term)!.weight,
      prefix: (term) =>
        isUnspaced(term)
          ? term.length === 1
          : term.length > 1 && (term === last || (!isKnown.get(term) && term.length > 3)),
      weights: {fuzzy: 1, prefix: 0.5},
    })
    .map(({id, score, queryTerms, terms: found}) => ({
      id: id as number,
      // MiniSearch favors answers with many words; how many they are of is counted here.
      score: score / queryTerms.length,
      has: new Set(queryTerms.map((term) => terms.get(term)!.from)),
      terms: found,
    }));
}

/** Makes the index answer. Done once; a question then takes a few milliseconds. */
export function createSearch(index: SearchIndex): NameSearch {
  const options = {tokenize, processTerm: (term: string) => term};
  const guides = new MiniSearch({...options, fields: Object.keys(GUIDE_BOOST)});
  const places = new MiniSearch({...options, fields: ['text']});
  const names = new MiniSearch({...options, fields: ['name']});
  const placeList: Place[] = [];
  const nameList: string[] = [];
  const rowsOf = new Map<string, Row[]>();
  /** Names by their letters alone. */
  const spelled = new Map<string, Set<string>>();
  const phrases: Phrase[] = [];
  const phrasesWith = new Map<string, number[]>();
  /** In how many guides a word occurs. */
  const occurrences = new Map<string, number>();
  let guideCount = 0;

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
  const addPhrase = (text: string, phrase: Omit<Phrase, 'length'>) => {
    const words = new Set(tokenizeQuestion(text));
    if (words.size === 0) {
      return;
    }
    const at = phrases.push({...phrase, length: words.size}) - 1;
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
    const document = {
      id: at,
      title: page.title,
      also: [...(page.also ?? []), ...inOneWord(page)].join(' '),
      headings: [
        ...sections.flatMap(([, text, also]) => [text, ...also]),
        ...(page.demos ?? []),
      ].join(' '),
      description: page.description ?? '',
      trail: `${index.groups[page.group] ?? ''} ${page.path.replace(/[/-]/g, ' ')}`,
    };
    guides.add(document);
    guideCount += 1;
    for (const word of new Set(
      Object.values(document)
        .slice(1)
        .flatMap((text) => tokenize(String(text))),
    )) {
      occurrences.set(word, (occurrences.get(word) ?? 0) + 1);
    }
    for (const name of [...namesOfGuide(page), ...inOneWord(page)]) {
      addPhrase(name, {page: at, worth: NAMED.title});
    }
    for (const called of page.also ?? []) {
      addPhrase(called, {page: at, worth: NAMED.also});
    }
    const ofHeading = Math.min(1, Math.sqrt(SECTIONS_OF_GUIDE / sections.length));
    for (const [anchor, text, also] of sections) {
      const place =
        placeList.push({page: at, kind: HOOK.test(text) ? 'hook' : 'section', text, anchor}) - 1;
      places.add({id: place, text});
      for (const part of text.split(/[:：()（）[\]]+/)) {
        addPhrase(part, {page: at, place, worth: NAMED.heading * ofHeading});
      }
      for (const called of also) {
        addPhrase(called, {page: at, place, worth: NAMED.also});
      }
    }
    for (const demo of page.demos ?? []) {
      const place = placeList.push({page: at, kind: 'demo', text: demo, anchor: demo}) - 1;
      places.add({id: place, text: demo});
      addPhrase(splitCamelCase(demo).join(' '), {page: at, place, worth: NAMED.demo});
    }
  };

  const pages = index.pages.map((page, at) => {
    const isApi = page.path.startsWith('api/');
    const title = isApi && page.rows ? page.title.replace(/ API$/, '') : page.title;
    const isComponent = page.rows?.some(({kind}) => kind !== 'property');
    const kind: HitKind = HOOK.test(title)
      ? 'hook'
      : !isApi || !page.rows
        ? 'page'
        : isComponent
          ? 'component'
          : 'interface';
    if (isApi && page.rows) {
      addName({name: title, page: at, kind, anchor: '', plan: page.plan});
    }
    for (const rows of page.rows ?? []) {
      rows.names.forEach((nameAt, place) => {
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
      rows.names.forEach((nameAt, place) => {
        const name = index.names[nameAt]!;
        addName({
          name,
          page: at,
          kind: rows.kind,
          anchor: `${rows.prefix ?? prefixOf(page.path)}-${rows.kind}-${name}`,
          plan: page.plan,
          removed: index.uses[rows.uses[place]!]!,
        });
      });
    }
    if (!isApi) {
      addGuide(page, at);
    }
    return {
      ...page,
      title,
      kind,
      isApi,
      trail: index.groups[page.group] ?? '',
      productId: identifyProduct(`/x/${page.path}`).productId,
      upgradeOf: upgradeOf(page.path),
      owner: isApi && page.rows ? squeeze(title) : undefined,
      /** Big components before the small ones inside of them, the plain one before its variants. */
      rank:
        (page.rows?.reduce((sum, {names: list}) => sum + list.length, 0) ?? 0) / 100 -
        page.plan -
        0.5 * splitCamelCase(title).length -
        (VARIANT.test(title) ? 3 : 0),
    };
  });
  const owners = new Set(pages.flatMap(({owner}) => owner ?? []));
  const errors = new MiniSearch({...options, fields: ['text']});
  index.errors.forEach(([text], id) => errors.add({id, text}));
  const lengthOfError = index.errors.map(([text]) => tokenizeQuestion(text).length);
  const byPath = new Map(pages.map((page, at) => [page.path, at]));
  const meanings = new Map(
    Object.entries(index.words).map(([word, mean]) => [tokenize(word)[0]!, tokenize(mean)]),
  );

  /** What a word says: rare ones say more, those that no guide has next to nothing. */
  const weigh = (word: string): number => {
    const count = occurrences.get(word);
    return count === undefined ? 0.8 : 0.3 + Math.log(1 + guideCount / count);
  };

  /** The words of the index that a misspelled one may be. */
  function correct(token: string): string[] {
    if (isUnspaced(token) || token.length < 4 || isWritten(token)) {
      return [];
    }
    const fuzzy = token.length > 5 ? 2 : 1;
    const found = [guides, names].flatMap((engine) =>
      engine
        .search(token, {...AS_IS, fuzzy, bm25: BM25})
        .slice(0, 5)
        .flatMap(({terms}) => terms),
    );
    return [...new Set(found)].filter((word) => word[0] === token[0]).slice(0, 3);
  }
  const isWritten = (token: string): boolean =>
    occurrences.has(token) || spelled.has(token) || meanings.has(token) || phrasesWith.has(token);

  /** The words of the index that stand for those of a question. */
  function expand(tokens: readonly string[], question: string): Map<string, Term> {
    const terms = new Map<string, Term>(tokens.map((token, from) => [token, {from, weight: 1}]));
    const add = (term: string, from: number, weight: number) => {
      if (!terms.has(term)) {
        terms.set(term, {from, weight});
      }
    };
    tokens.forEach((token, from) => {
      meanings.get(token)?.forEach((other) => add(other, from, OF_SYNONYM));
      correct(token).forEach((other) => add(other, from, OF_CORRECTED));
    });
    // A name that no guide has is sought by its parts.
    for (const [name] of question.matchAll(/\p{L}*\p{Ll}\p{Lu}\p{L}*/gu)) {
      const from = tokens.indexOf(squeeze(name));
      if (from >= 0 && !occurrences.has(tokens[from]!)) {
        tokenize(name).forEach((part) => part !== 'use' && add(part, from, OF_SYNONYM));
      }
    }
    return terms;
  }

  const toHit = (row: Place & Partial<Row>, score: number): Hit => ({
    kind: row.kind,
    text: row.text,
    href: index.base + pages[row.page]!.path + (row.anchor && `#${row.anchor}`),
    plan: row.plan ?? pages[row.page]!.plan,
    ...(row.deprecated && {deprecated: true}),
    ...(row.removed !== undefined && {removed: row.removed}),
    score,
  });

  const toGroup = (at: number): HitGroup => {
    const {kind, trail, productId, isApi, description} = pages[at]!;
    const page = toHit({page: at, kind, text: index.pages[at]!.title, anchor: ''}, 0);
    return {page, hits: [], trail, productId, isApi, description, score: 0};
  };

  /** The names that a question asks for, with what they count. */
  function scoreNames(
    question: string,
    terms: ReadonlyMap<string, Term>,
    tokens: readonly string[],
    last?: string,
  ): Map<string, number> {
    const count = tokens.length;
    const scores = new Map<string, number>();
    const raise = (name: string, points: number) => {
      scores.set(name, Math.max(scores.get(name) ?? 0, points));
    };
    const isCode = CODE.test(question);
    for (const {id, has, terms: fitted} of ask(names, terms, {name: 1}, last)) {
      const name = nameList[id]!;
      const parts = new Set(splitCamelCase(name)).size;
      const letters = squeeze(name);
      const isWhole =
        fitted.includes(letters) &&
        tokens.some(
          (token) => Math.abs(token.length - letters.length) <= 2 && token[0] === letters[0],
        );
      const points =
        90 * (has.size / count) * (isWhole ? 1 : 0.4 + 0.6 * Math.min(1, has.size / parts));
      raise(name, isWhole && isCode && count === 1 ? NAME_ASKED - 1 : points);
    }
    const bare = question.replace(IN_FRONT, '');
    const said = wordsOf(bare);
    const kinds = new Set(said.flatMap((word) => KIND_WORDS[word] ?? []));
    const words = said.filter((word) => !isKind(word));
    // As a whole: "page size options" is pageSizeOptions.
    for (const whole of [said.join(''), words.join('')]) {
      for (const name of spelled.get(whole) ?? []) {
        const isOfKind =
          kinds.size > 0 &&
          whole !== said.join('') &&
          rowsOf.get(name)!.some(({kind}) => kinds.has(kind));
        const isTyped = name === bare.trim() && /\p{Lu}/u.test(name);
        raise(name, isCode || isOfKind || isTyped ? NAME_ASKED : NAME_SAID);
      }
    }
    const [, owner, cssClass] = DOM_CLASS.exec(question) ?? [];
    if (owner && cssClass) {
      (spelled.get(squeeze(cssClass)) ?? new Set()).forEach((name) => raise(name, NAME_ASKED));
      return scores;
    }
    for (const [name] of bare.matchAll(/\p{L}[\p{L}\p{N}-]*/gu)) {
      const letters = squeeze(name);
      // A component and what it has: "BarChart barLabel".
      if (/^\p{Lu}/u.test(name) && owners.has(letters)) {
        const rest = words.filter((word) => word !== letters).join('');
        (spelled.get(rest) ?? new Set()).forEach((each) => raise(each, NAME_ASKED));
      }
      // Names that are said in passing: the more else is said, the less they are what is sought.
      if (CODE.test(name)) {
        const beside = words.length - wordsOf(name).length;
        (spelled.get(letters) ?? new Set()).forEach((each) =>
          raise(each, (NAME_SAID - 1) * OF_WORD_BESIDE ** Math.max(0, beside - FREE_BESIDE)),
        );
      }
    }
    return scores;
  }

  /** The components that a question names as code does, as words of it. */
  const componentsIn = (question: string): Set<string> =>
    new Set(
      [...question.matchAll(/\p{Lu}[\p{L}\p{N}]+/gu)].flatMap(([name]) =>
        CODE.test(name) && owners.has(squeeze(name)) ? squeeze(name) : [],
      ),
    );

  /** The names in a question that only earlier versions had, at one of their pages each. */
  const goneIn = (question: string): Row[] =>
    [...question.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(([word]) => {
      const rows = [...(spelled.get(word.toLowerCase()) ?? [])].flatMap((name) =>
        rowsOf.get(name)!,
      );
      return CODE.test(word) && rows.length > 0 && rows.every(({removed}) => removed !== undefined)
        ? rows.slice(0, 1)
        : [];
    });

  const search = (
    question: string,
    {currentProduct, product, kind, limit = 12}: SearchOptions = {},
  ): HitGroup[] => {
    const intent = readIntent(question, isKind);
    const {product: askedProduct, version} = intent;
    const gone = goneIn(question);
    const isUpgrade = intent.isUpgrade || gone.length > 0;
    const wanted: readonly HitKind[] | undefined = kind && FILTERS[kind];
    const isWanted = (one: HitKind) => !wanted || wanted.includes(one);
    const changed = intent.isUpgrade ? leaveOutUpgrade(question) : question;
    const about = saysSomething(changed) ? changed : question;
    const hinted = hintsOf(question);
    const tokens = tokenizeQuestion(about);
    const last = /[\p{L}\p{N}]$/u.test(question) ? tokens.at(-1) : undefined;
    const beside = new Set(tokenizeQuestion(intent.asked));
    const terms = expand(tokens, about);
    const components = componentsIn(about);
    /** How much a word counts by what it is: the name of a product or component says where, and not what. */
    const roleOf = (token: string): number =>
      beside.has(token)
        ? components.has(token) && tokens.length > components.size
          ? OF_COMPONENT
          : 1
        : OF_PRODUCT;
    const weights = tokens.map(
      (token) => weigh(token) * roleOf(token) * (isFaint(token) ? OF_FAINT : 1),
    );
    terms.forEach((term, word) => {
      terms.set(word, {...term, weight: term.weight * roleOf(tokens[term.from]!)});
    });
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const share = (has: Iterable<number>) =>
      [...has].reduce((sum, at) => sum + weights[at]!, 0) / total;

    // What is called by words that are all said.
    const counts = new Map<number, Map<string, Term>>();
    terms.forEach((term, word) => {
      phrasesWith.get(word)?.forEach((at) => {
        const there = counts.get(at) ?? new Map<string, Term>();
        counts.set(at, there.set(word, term));
      });
    });
    const namedPages = new Map<number, number>();
    const namedPlaces = new Map<number, number>();
    counts.forEach((there, at) => {
      const {page, place, length, worth} = phrases[at]!;
      if (there.size < length) {
        return;
      }
      const least = Math.min(
        1,
        ...[...there.values()].map(({weight, from}) => weight / roleOf(tokens[from]!)),
      );
      const said = new Set([...there.values()].map(({from}) => from));
      const between = Math.max(...said) - Math.min(...said) + 1 - said.size;
      const points =
        worth *
        (NAMED_AT_ALL + (1 - NAMED_AT_ALL) * share(said)) *
        (0.4 + 0.6 * least) *
        OF_WORD_BETWEEN ** between;
      namedPages.set(page, Math.max(namedPages.get(page) ?? 0, points));
      if (place !== undefined) {
        namedPlaces.set(place, Math.max(namedPlaces.get(place) ?? 0, points));
      }
    });

    const found = ask(guides, terms, GUIDE_BOOST, last);
    const fit = ({score, has}: Found) => score * share(has) ** COVERAGE;
    const mostWords = Math.max(...found.map(fit));
    const scored = found
      .map((hit) => {
        const {id} = hit;
        const page = pages[id]!;
        let points = fit(hit) / mostWords + (namedPages.get(id) ?? 0);
        if (askedProduct && (page.upgradeOf ?? page.productId) !== askedProduct) {
          points *= OF_OTHER_PRODUCT;
        }
        if (
          hinted.size > 0 &&
          !hinted.has(page.upgradeOf ?? page.productId) &&
          page.productId !== 'null'
        ) {
          points *= OF_OTHER_HINT;
        }
        if (page.productId === currentProduct && currentProduct !== 'null') {
          points *= OF_CURRENT_PRODUCT;
        }
        if (BESIDE.test(page.path) || (askedProduct && OVERVIEW_PATH.test(page.path))) {
          points *= OF_BESIDE;
        }
        if (page.path === NEWS_PAGE && isUpgrade) {
          points *= OF_UPGRADE_ASKED;
        }
        if (page.path.startsWith('migration/')) {
          points *= isUpgrade ? OF_UPGRADE_ASKED : OF_UPGRADE;
          if (version && page.path.endsWith(`-v${version - 1}/`)) {
            points *= OF_VERSION;
          }
        }
        return {id, points, has: hit.has};
      })
      .filter(({id}) => !product || pages[id]!.productId === product)
      .sort((a, b) => b.points - a.points);
    const groups = new Map<number, HitGroup>();
    const groupOf = (at: number): HitGroup => {
      const group = groups.get(at) ?? toGroup(at);
      groups.set(at, group);
      return group;
    };
    const saidOf = new Map<number, Set<number>>();
    // A guide with few of the words is not above a name that has all of them.
    const best = BEST * Math.min(1, 0.7 + 0.5 * share(scored[0]?.has ?? []));
    for (const {id, points} of scored) {
      const score = (best * points) / scored[0]!.points;
      if (score < LEAST) {
        break;
      }
      const group = groupOf(id);
      group.page.score = score;
      group.score = score;
      const title = new Set(tokenize(`${pages[id]!.title} ${pages[id]!.trail}`));
      saidOf.set(
        id,
        new Set([...terms].filter(([word]) => title.has(word)).map(([, {from}]) => from)),
      );
    }
    // A section is the answer where it says something of the question that the title of its page does not.
    for (const {id, has} of ask(places, terms, {text: 1}, last)) {
      const place = placeList[id]!;
      const group = groups.get(place.page);
      const said = saidOf.get(place.page);
      if (!group || !said) {
        continue;
      }
      const more = share([...has].filter((at) => !said.has(at)));
      const named = namedPlaces.get(id) ?? 0;
      const isMeant = more > 0.2 && (more > 0.5 || named > 0) && named >= 0;
      const points =
        group.page.score *
        (isMeant ? 1 + 0.2 * share(has) + 0.2 * named : 0.5 + 0.3 * share(has)) *
        (place.kind === 'demo' ? 0.8 : 1);
      group.hits.push(toHit(place, points));
    }

    // What a package has printed.
    // Numbers are what a message was filled with.
    const said = tokenizeQuestion(question).filter((word) => !/^\d+$/.test(word));
    const printed = ask(
      errors,
      new Map(said.map((word, from) => [word, {from, weight: 1}])),
      {text: 1},
      undefined,
    )
      .filter(
        ({id, has}) =>
          has.size >= Math.min(WORDS_OF_ERROR, lengthOfError[id]!) &&
          has.size >= (has.size < WORDS_OF_ERROR ? 1 : SHARE_OF_ERROR) * said.length,
      )
      .sort((a, b) => b.has.size - a.has.size || b.score - a.score)[0];
    if (printed) {
      const [path = '', anchor = ''] = index.errors[printed.id]![1].split('#');
      const at = byPath.get(path);
      if (at !== undefined && (!product || pages[at]!.productId === product)) {
        const group = groupOf(at);
        const text = sectionsOf(pages[at]!).find(([id]) => id === anchor)?.[1];
        group.score = ERROR;
        if (text !== undefined) {
          group.hits.push(toHit({page: at, kind: 'section', text, anchor}, ERROR));
        } else {
          group.page.score = ERROR;
        }
      }
    }

    // Names of the API.
    const [, owner] = DOM_CLASS.exec(question) ?? [];
    const kindsAsked = new Set(
      owner ? ['class'] : wordsOf(question).flatMap((word) => KIND_WORDS[word] ?? []),
    );
    if (/\bslots?(?:Props)?\./.test(question)) {
      kindsAsked.add('slot');
    }
    const letters = squeeze(question);
    const bestNames = [...scoreNames(question.trim(), terms, tokens, last)]
      .filter(([, points]) => points >= 40)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 24);
    for (const [name, points] of bestNames) {
      rowsOf
        .get(name)!
        .filter((row) => isWanted(row.kind) && (!product || pages[row.page]!.productId === product))
        .map((row) => {
          const page = pages[row.page]!;
          const rank =
            page.rank +
            (row.anchor === '' ? 50 : 0) +
            (kindsAsked.has(row.kind) ? 100 : 0) +
            (page.owner && (owner ? page.owner === squeeze(owner) : letters.includes(page.owner))
              ? 20 + page.owner.length
              : 0) +
            (page.productId === currentProduct ? 5 : 0) +
            (page.productId === askedProduct || hinted.has(page.productId) ? 8 : 0) -
            (row.removed !== undefined && !isUpgrade ? 10 : 0) -
            (row.deprecated ? 1 : 0) -
            (page.isApi ? 0 : 2);
          return {row, rank};
        })
        .sort((a, b) => b.rank - a.rank)
        .slice(0, PAGES_OF_NAME)
        .forEach(({row}, place) => {
          const group = groupOf(row.page);
          const score =
            points * 0.93 ** place * (row.removed !== undefined && !isUpgrade ? 0.9 : 1);
          if (row.anchor === '') {
            group.page.score = Math.max(group.page.score, score);
          } else {
            group.hits.push(toHit({...row, text: name}, score));
          }
          group.score = Math.max(group.score, score);
        });
    }
    const upgrade = byPath.get(UPGRADE_PAGE);
    if (intent.isUpgrade && upgrade !== undefined && !product) {
      groupOf(upgrade);
    }
    for (const group of groups.values()) {
      group.hits = group.hits
        .filter((hit) => isWanted(hit.kind))
        .sort((a, b) => b.score - a.score)
        .slice(0, 4);
    }
    const ranked = [...groups.values()]
      .filter((group) => !wanted || isWanted(group.page.kind) || group.hits.length > 0)
      .sort((a, b) => b.score - a.score);
    if (isUpgrade) {
      // Who asks what became of a name wants the guide of its product; who names neither, the one to all of them.
      const upgraded = askedProduct ?? (gone[0] && pages[gone[0].page]!.productId);
      const from = ranked.findIndex(({page}) => {
        const path = page.href.slice(index.base.length);
        return upgraded === undefined ? path === UPGRADE_PAGE : upgradeOf(path) === upgraded;
      });
      const to = upgraded !== undefined || !saysSomething(changed) ? 0 : 2;
      if (from > to && !printed && intent.isUpgrade) {
        const [guide] = ranked.splice(from, 1);
        const score = to === 0 ? ranked[0]!.score + 1 : ranked[to - 1]!.score;
        ranked.splice(to, 0, {...guide!, score});
      }
    }
    return ranked.slice(0, limit);
  };

  return Object.assign(search, {
    pageAt: (path: string) => {
      const at = byPath.get(path);
      return at === undefined ? undefined : toGroup(at);
    },
  });
}

/** What the titles of a product begin with, and those of its first page end with. */
const PRODUCT_FIRST = /^(?:Data Grid|Charts)(?: - | )(?!overview)|^(?:数据表格|图表)(?!概览)(?=.)/;
const OVERVIEW = / overview$|概览$/;

/** What a guide is called in a word or two. */
function namesOfGuide({path, title}: SearchIndex['pages'][number]): Set<string> {
  const own = title.replace(PRODUCT_FIRST, '').replace(OVERVIEW, '').trim();
  const [, slug = ''] = /^[\w-]+\/([\w-]+)\/$/.exec(path) ?? [];
  return new Set([title, own, slug.replaceAll('-', ' ')].filter(Boolean));
}

/** Names up to this length are also known in one word: "datagrid". */
const LONGEST_WORD = 24;

const inOneWord = (page: SearchIndex['pages'][number]): string[] =>
  [...namesOfGuide(page)]
    .map(squeeze)
    .filter((word) => word.length <= LONGEST_WORD && !isUnspaced(word));

/** The first page of a product tells of what other guides are about. */
const OVERVIEW_PATH = /^react-[^/]+\/$/;

/** Demos and recipes come after the guide that they belong to. */
const BESIDE = /-demo\/$|recipes|\/demos\/|\/components\/./;
