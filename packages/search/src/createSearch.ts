import {findOnPage} from './findOnPage';
import {
  FILTERS,
  type Hit,
  type HitGroup,
  type HitKind,
  type KindFilter,
  type SearchOptions,
} from './hits';
import type {SearchIndex} from './indexFormat';
import {indexDocs, sectionsOf, type IndexedDocs, type GuidePart, type Row} from './indexDocs';
import {findPassage, readPageWords, type PageWords, type Passage} from './findPassage';
import {findNamed, rankGuides} from './rankGuides';
import {UPGRADE_PAGE} from './parseIntent';
import {
  CODE,
  KIND_WORDS,
  queryEngine,
  readQuestion,
  type Found,
  type ParsedQuestion,
} from './readQuestion';
import {DOM_CLASS, scoreNames} from './scoreNames';
import {hasContentWords, normalizeName, tokenize, tokenizeQuestion, wordsOf} from './words';

/** Searches the names in the index. */
export interface NameSearch {
  (question: string, options?: SearchOptions): HitGroup[];
  /**
   * Returns the result group without hits for a page, given its path relative to the docs root.
   * Used to add full-text results.
   */
  pageAt: (path: string) => HitGroup | undefined;
  /**
   * Returns the sections, API rows, and demos of a page, given its path relative to the docs root,
   * whose names contain all words of a text; `undefined` if the page isn't in the index.
   */
  findOnPage: (path: string, text: string, kind?: KindFilter) => HitGroup | undefined;
  /**
   * Returns the passage that answers a question, from the Markdown version of the best page.
   *
   * @param readMarkdown returns the Markdown version of a page; `undefined` if it has none
   */
  findPassage: (
    question: string,
    groups: readonly HitGroup[],
    readMarkdown: (href: string) => Promise<string | undefined>,
  ) => Promise<FoundPassage | undefined>;
}

/** A passage with the URL of its section. */
export interface FoundPassage extends Passage {
  href: string;
  page: Hit;
}

/** Score of the best guide, and minimum score of a guide in the results. */
const MAX_GUIDE_SCORE = 100;
const MIN_GUIDE_SCORE = 22;

/**
 * A question is treated as an error message if it shares at least this many words with a known
 * message, and they make up at least this share of its words.
 */
const MIN_ERROR_WORDS = 4;
const MIN_ERROR_SHARE = 0.75;

/** Minimum number of words of a known message that may be part of a longer question. */
const MIN_WHOLE_ERROR_WORDS = 6;
const ERROR_SCORE = 140;

/**
 * Minimum score of a section or demo that is a better result than the top of its page, how much
 * better than the next section it must match, and how much better than all sections a demo must.
 */
const MIN_PART_SCORE = 0.15;
const SECTION_MARGIN = 1.05;
const DEMO_MARGIN = 1.2;

/** Factor for words of the page title in the score of a section. */
const TITLE_WORD_FACTOR = 0.3;

/** Factor for demos among the hits of a page. */
const DEMO_FACTOR = 0.9;

/**
 * Maximum number of pages that list the same row: the grid of each plan, the picker of each device.
 */
const MAX_PAGES_PER_NAME = 4;

const toHit = (
  {index, pages}: IndexedDocs,
  row: Omit<GuidePart, 'size'> & Partial<Row>,
  score: number,
): Hit => ({
  kind: row.kind,
  text: row.text,
  href: index.base + pages[row.page]!.path + (row.anchor && `#${row.anchor}`),
  plan: row.plan ?? pages[row.page]!.plan,
  ...(row.deprecated && {deprecated: true}),
  ...(row.removed !== undefined && {removed: row.removed}),
  score,
});

const toGroup = (docs: IndexedDocs, at: number): HitGroup => {
  const {kind, trail, productId, isApi, description} = docs.pages[at]!;
  const page = toHit(docs, {page: at, kind, text: docs.index.pages[at]!.title, anchor: ''}, 0);
  return {page, hits: [], trail, productId, isApi, description, score: 0};
};

/**
 * Collects the state of one search: the index, the parsed question, the options, and the results so
 * far.
 */
function createState(docs: IndexedDocs, parsed: ParsedQuestion, options: SearchOptions) {
  const groups = new Map<number, HitGroup>();
  const kinds: readonly HitKind[] | undefined = options.kind && FILTERS[options.kind];
  const groupOf = (at: number): HitGroup => {
    const group = groups.get(at) ?? toGroup(docs, at);
    groups.set(at, group);
    return group;
  };
  const isIncluded = (one: HitKind) => !kinds || kinds.includes(one);
  return {...docs, ...parsed, ...options, docs, groups, groupOf, isIncluded};
}

type SearchState = ReturnType<typeof createState>;

/** Adds the guides, and their sections and demos that match the question. */
function addGuides(state: SearchState): void {
  const {docs, groups, groupOf, pages, parts, partList, terms, share, last} = state;
  const {namedPages, namedParts} = findNamed(state);
  const scored = rankGuides(state, namedPages);
  const titleWordsOf = new Map<number, Set<number>>();
  // A guide that matches few of the words must not outrank an API name that matches all of them.
  const bestScore = MAX_GUIDE_SCORE * Math.min(1, 0.7 + 0.5 * share(scored[0]?.named ?? []));
  for (const {id, points} of scored) {
    const score = (bestScore * points) / scored[0]!.points;
    if (score < MIN_GUIDE_SCORE) {
      break;
    }
    const group = groupOf(id);
    group.page.score = score;
    group.score = score;
    const title = new Set(tokenize(`${pages[id]!.title} ${pages[id]!.trail}`));
    titleWordsOf.set(
      id,
      new Set([...terms].filter(([word]) => title.has(word)).map(([, {from}]) => from)),
    );
  }
  const found = new Map<number, Found[]>();
  for (const match of queryEngine(parts, terms, {text: 1}, last)) {
    const {page} = partList[match.id]!;
    if (titleWordsOf.has(page)) {
      found.set(page, [...(found.get(page) ?? []), match]);
    }
  }
  for (const [page, matches] of found) {
    const group = groups.get(page)!;
    const scores = scoreParts(state, page, matches, titleWordsOf.get(page)!, namedParts);
    const scoresOf = (isDemo: boolean) =>
      matches
        .filter(({id}) => (partList[id]!.kind === 'demo') === isDemo)
        .map(({id}) => scores.get(id)!)
        .sort((a, b) => b - a);
    const [section = 0, nextSection = 0] = scoresOf(false);
    const [demo = 0] = scoresOf(true);
    for (const {id} of matches) {
      const part = partList[id]!;
      const score = scores.get(id)!;
      const isDemo = part.kind === 'demo';
      const isBest = isDemo
        ? score === demo && score >= DEMO_MARGIN * section
        : score === section && score >= SECTION_MARGIN * nextSection;
      const points =
        group.page.score *
        (isBest && score >= MIN_PART_SCORE ? 1 : 0.5) *
        (1 + 0.4 * Math.min(1, score)) *
        (isDemo ? DEMO_FACTOR : 1);
      group.hits.push(toHit(docs, part, points));
    }
  }
}

/**
 * Returns the scores of the sections and demos of a page, from 0 to about 1. A word that is in most
 * headings of the page says little about which of them is meant, and so do the words of its title:
 * a question without other words is about the whole page.
 */
function scoreParts(
  {partList, partCounts, share, tokens}: SearchState,
  page: number,
  matches: readonly Found[],
  titleWords: ReadonlySet<number>,
  namedParts: ReadonlyMap<number, number>,
): Map<number, number> {
  const sections = matches.filter(({id}) => partList[id]!.kind !== 'demo');
  const all = Math.log(1 + (partCounts.get(page) ?? 0));
  const weights = tokens.map((_, at) => {
    const count = sections.filter(({has}) => has.has(at)).length;
    return (
      share([at]) *
      (1 - Math.log(Math.max(1, count)) / all) *
      (titleWords.has(at) ? TITLE_WORD_FACTOR : 1)
    );
  });
  return new Map(
    matches.map(({id, has}) => {
      if ([...has].every((at) => titleWords.has(at))) {
        return [id, 0];
      }
      const matched = [...has].reduce((sum, at) => sum + weights[at]!, 0);
      const matchedShare = Math.min(1, has.size / partList[id]!.size);
      return [id, matched * (0.8 + 0.2 * matchedShare) + 0.2 * (namedParts.get(id) ?? 0)];
    }),
  );
}

/**
 * Adds the page that explains an error message. Returns `true` if the question is such a message.
 */
function addErrorPage(state: SearchState): boolean {
  const {docs, groupOf, index, pages, errors, wordsOfErrors, byPath, question, product} = state;
  // Numbers in a message are usually interpolated values.
  const messageWords = tokenizeQuestion(question).filter((word) => !/^\d+$/.test(word));
  const errorMatch = queryEngine(
    errors,
    new Map(messageWords.map((word, from) => [word, {from, weight: 1}])),
    {text: 1},
    undefined,
  )
    // A part of an API name in a message is an ordinary word in a question: "row count".
    .map((match) => ({
      ...match,
      has: new Set(
        [...match.has].filter((at) => wordsOfErrors[match.id]!.includes(messageWords[at]!)),
      ),
    }))
    .filter(({id, has}) =>
      has.size < MIN_ERROR_WORDS
        ? has.size === messageWords.length &&
          wordsOfErrors[id]!.every((word) => messageWords.includes(word))
        : has.size >= MIN_ERROR_SHARE * messageWords.length ||
          // The index has the beginning of a message, which may be pasted whole.
          (has.size >= MIN_WHOLE_ERROR_WORDS &&
            wordsOfErrors[id]!.every((word) => messageWords.includes(word))),
    )
    .sort((a, b) => b.has.size - a.has.size || b.score - a.score)[0];
  if (errorMatch) {
    const [path = '', anchor = ''] = index.errors[errorMatch.id]![1].split('#');
    const at = byPath.get(path);
    if (at !== undefined && (!product || pages[at]!.productId === product)) {
      const group = groupOf(at);
      const text = sectionsOf(pages[at]!).find(([id]) => id === anchor)?.[1];
      group.score = ERROR_SCORE;
      if (text !== undefined) {
        group.hits.push(toHit(docs, {page: at, kind: 'section', text, anchor}, ERROR_SCORE));
      } else {
        group.page.score = ERROR_SCORE;
      }
    }
  }
  return errorMatch !== undefined;
}

/** Factor for names of other products than those of the components that the question names. */
const OTHER_COMPONENT_FACTOR = 0.6;

/** Adds the API names that match the question, with their pages. */
function addNames(state: SearchState): void {
  const {docs, groupOf, isIncluded, pages, rowsOf, question, hinted, isUpgrade, components} = state;
  const {product, currentProduct, intent} = state;
  const [, owner] = DOM_CLASS.exec(question) ?? [];
  const requestedKinds = new Set(
    owner ? ['class'] : wordsOf(question).flatMap((word) => KIND_WORDS[word] ?? []),
  );
  if (/\bslots?(?:Props)?\./.test(question)) {
    requestedKinds.add('slot');
  }
  const letters = normalizeName(question);
  const namedProducts = new Set(
    pages.flatMap(({productId, owner: name}) =>
      name !== undefined && components.has(name) ? productId : [],
    ),
  );
  const isNamed = ({page}: Row) =>
    namedProducts.size === 0 || namedProducts.has(pages[page]!.productId);
  const bestNames = [...scoreNames(state)]
    .filter(([, points]) => points >= 40)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 24);
  for (const [name, points] of bestNames) {
    rowsOf
      .get(name)!
      .filter((row) => isIncluded(row.kind) && (!product || pages[row.page]!.productId === product))
      .map((row) => {
        const page = pages[row.page]!;
        const rank =
          page.rank +
          (row.anchor === '' ? 50 : 0) +
          (requestedKinds.has(row.kind) ? 100 : 0) +
          (page.owner &&
          (owner ? page.owner === normalizeName(owner) : letters.includes(page.owner))
            ? 20 + page.owner.length
            : 0) +
          (page.productId === currentProduct ? 5 : 0) +
          (page.productId === intent.product || hinted.has(page.productId) ? 8 : 0) -
          (row.removed !== undefined && !isUpgrade ? 10 : 0) -
          (row.deprecated ? 1 : 0) -
          (page.isApi ? 0 : 2);
        return {row, rank};
      })
      .sort((a, b) => b.rank - a.rank)
      .slice(0, MAX_PAGES_PER_NAME)
      .forEach(({row}, position) => {
        const group = groupOf(row.page);
        const score =
          points *
          0.93 ** position *
          (row.removed !== undefined && !isUpgrade ? 0.9 : 1) *
          (isNamed(row) ? 1 : OTHER_COMPONENT_FACTOR);
        if (row.anchor === '') {
          group.page.score = Math.max(group.page.score, score);
        } else {
          group.hits.push(toHit(docs, {...row, text: name}, score));
        }
        group.score = Math.max(group.score, score);
      });
  }
}

/**
 * Returns the only product that has all of the API names in a question; `undefined` if there are
 * none, or if several products have them.
 */
function ownerOfNames({question, spelled, rowsOf, pages}: SearchState): string | undefined {
  const products = new Set(
    [...question.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(([word]) =>
      CODE.test(word)
        ? [...(spelled.get(word.toLowerCase()) ?? [])].flatMap((name) =>
            rowsOf.get(name)!.map(({page}) => pages[page]!.productId),
          )
        : [],
    ),
  );
  return products.size === 1 ? [...products][0] : undefined;
}

/**
 * Sorts the results, best first. For a question about another version, includes a migration guide.
 */
function sortResults(state: SearchState, isErrorMessage: boolean): HitGroup[] {
  const {groups, groupOf, isIncluded, index, pages, byPath, product, kind, limit = 12} = state;
  const {intent, isUpgrade, removedNames, topic} = state;
  const upgrade = byPath.get(UPGRADE_PAGE);
  if (intent.isUpgrade && upgrade !== undefined && !product) {
    groupOf(upgrade);
  }
  for (const group of groups.values()) {
    // A section may be found by its heading, as an API name, and by an error message.
    const seen = new Set<string>();
    group.hits = group.hits
      .filter((hit) => isIncluded(hit.kind))
      .sort((a, b) => b.score - a.score)
      .filter(({href}) => !seen.has(href) && seen.add(href))
      .slice(0, 4);
  }
  const ranked = [...groups.values()]
    .filter((group) => !kind || isIncluded(group.page.kind) || group.hits.length > 0)
    .sort((a, b) => b.score - a.score);
  if (isUpgrade) {
    // A question about a product or a removed name needs the migration guide of that product; any
    // other, the page that links to all migration guides.
    const upgradedProduct =
      intent.product ??
      (removedNames[0] && pages[removedNames[0].page]!.productId) ??
      ownerOfNames(state);
    const from = ranked.findIndex(({page}) => {
      const path = page.href.slice(index.base.length);
      return upgradedProduct === undefined
        ? path === UPGRADE_PAGE
        : pages[byPath.get(path)!]!.upgradeOf === upgradedProduct;
    });
    const to = upgradedProduct !== undefined || !hasContentWords(topic) ? 0 : 2;
    if (from > to && !isErrorMessage && intent.isUpgrade) {
      const [guide] = ranked.splice(from, 1);
      const score = to === 0 ? ranked[0]!.score + 1 : ranked[to - 1]!.score;
      ranked.splice(to, 0, {...guide!, score});
    }
  }
  return ranked.slice(0, limit);
}

/**
 * Creates a search from an index. This is slow, so do it once; a search then takes a few
 * milliseconds.
 */
export function createSearch(index: SearchIndex): NameSearch {
  const docs = indexDocs(index);
  const search = (question: string, options: SearchOptions = {}): HitGroup[] => {
    const state = createState(docs, readQuestion(docs, question), options);
    addGuides(state);
    const isErrorMessage = addErrorPage(state);
    addNames(state);
    return sortResults(state, isErrorMessage);
  };
  const pageWords = new Map<string, PageWords>();
  const pageAt = (path: string): HitGroup | undefined => {
    const at = docs.byPath.get(path);
    return at === undefined ? undefined : toGroup(docs, at);
  };
  const methods: Pick<NameSearch, 'pageAt' | 'findOnPage' | 'findPassage'> = {
    pageAt,
    findOnPage: (path, text, kind) => {
      const group = pageAt(path);
      return group && findOnPage(docs, group, text, kind);
    },
    findPassage: async (question, [first], readMarkdown) => {
      const page = first && docs.pages[docs.byPath.get(first.page.href.slice(index.base.length))!];
      if (!page || page.isApi) {
        return undefined;
      }
      const {href} = first.page;
      let words = pageWords.get(href);
      if (!words) {
        const markdown = await readMarkdown(href);
        if (markdown === undefined) {
          return undefined;
        }
        words = readPageWords(markdown, page);
        pageWords.set(href, words);
      }
      const priors = new Map(
        first.hits.map((hit) => [hit.href.slice(href.length + 1), hit.score / first.score]),
      );
      const parsed = readQuestion(docs, question);
      const passage = findPassage({...docs, ...parsed}, page, words, priors);
      return passage && {...passage, href: `${href}#${passage.anchor}`, page: first.page};
    },
  };
  return Object.assign(search, methods);
}
