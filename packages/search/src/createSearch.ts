import {FILTERS, type Hit, type HitGroup, type HitKind, type SearchOptions} from './hits';
import type {SearchIndex} from './indexFormat';
import {indexDocs, sectionsOf, type IndexedDocs, type Place, type Row} from './indexDocs';
import {findNamed, rankGuides} from './rankGuides';
import {UPGRADE_PAGE} from './parseIntent';
import {ask, CODE, KIND_WORDS, readQuestion, type Asked} from './readQuestion';
import {DOM_CLASS, scoreNames} from './scoreNames';
import {saysSomething, squeeze, tokenize, tokenizeQuestion, wordsOf} from './words';

/** Answers a question from the names of the index. */
export interface NameSearch {
  (question: string, options?: SearchOptions): HitGroup[];
  /** The page at an address below the root of the docs, for what the full text finds. */
  pageAt: (path: string) => HitGroup | undefined;
}

/** The best guide counts this much; guides below the second number are not offered. */
const BEST = 100;
const LEAST = 22;

/** A question in at least so many words, of which so many are in an error text, is one. */
const WORDS_OF_ERROR = 4;
const SHARE_OF_ERROR = 0.75;
const ERROR = 140;

/** Maximum number of pages that list the same row: the grid of each plan, the picker of each device. */
const PAGES_OF_NAME = 4;

const toHit = ({index, pages}: IndexedDocs, row: Place & Partial<Row>, score: number): Hit => ({
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

/** The answers to a question while they are gathered. */
function begin(docs: IndexedDocs, asked: Asked, options: SearchOptions) {
  const groups = new Map<number, HitGroup>();
  const wanted: readonly HitKind[] | undefined = options.kind && FILTERS[options.kind];
  const groupOf = (at: number): HitGroup => {
    const group = groups.get(at) ?? toGroup(docs, at);
    groups.set(at, group);
    return group;
  };
  const isWanted = (one: HitKind) => !wanted || wanted.includes(one);
  return {...docs, ...asked, ...options, docs, groups, groupOf, isWanted};
}

type Answers = ReturnType<typeof begin>;

/** The guides, and the sections and demos of them that say something of the question. */
function addGuides(answers: Answers): void {
  const {docs, groups, groupOf, pages, places, placeList, terms, share, last} = answers;
  const {namedPages, namedPlaces} = findNamed(answers);
  const scored = rankGuides(answers, namedPages);
  const saidOf = new Map<number, Set<number>>();
  // A guide with few of the words is not above a name that has all of them.
  const best = BEST * Math.min(1, 0.7 + 0.5 * share(scored[0]?.named ?? []));
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
    const isIntended = more > 0.2 && (more > 0.5 || named > 0) && named >= 0;
    const points =
      group.page.score *
      (isIntended ? 1 + 0.2 * share(has) + 0.2 * named : 0.5 + 0.3 * share(has)) *
      (place.kind === 'demo' ? 0.8 : 1);
    group.hits.push(toHit(docs, place, points));
  }
}

/** Adds the page of an error message; returns whether the question is such a message. */
function addPrinted(answers: Answers): boolean {
  const {docs, groupOf, index, pages, errors, lengthOfError, byPath, question, product} = answers;
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
        group.hits.push(toHit(docs, {page: at, kind: 'section', text, anchor}, ERROR));
      } else {
        group.page.score = ERROR;
      }
    }
  }
  return printed !== undefined;
}

/** Names of the API. */
function addNames(answers: Answers): void {
  const {docs, groupOf, isWanted, pages, rowsOf, question, hinted, isUpgrade} = answers;
  const {product, currentProduct, intent} = answers;
  const [, owner] = DOM_CLASS.exec(question) ?? [];
  const kindsAsked = new Set(
    owner ? ['class'] : wordsOf(question).flatMap((word) => KIND_WORDS[word] ?? []),
  );
  if (/\bslots?(?:Props)?\./.test(question)) {
    kindsAsked.add('slot');
  }
  const letters = squeeze(question);
  const bestNames = [...scoreNames(answers)]
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
          (page.productId === intent.product || hinted.has(page.productId) ? 8 : 0) -
          (row.removed !== undefined && !isUpgrade ? 10 : 0) -
          (row.deprecated ? 1 : 0) -
          (page.isApi ? 0 : 2);
        return {row, rank};
      })
      .sort((a, b) => b.rank - a.rank)
      .slice(0, PAGES_OF_NAME)
      .forEach(({row}, place) => {
        const group = groupOf(row.page);
        const score = points * 0.93 ** place * (row.removed !== undefined && !isUpgrade ? 0.9 : 1);
        if (row.anchor === '') {
          group.page.score = Math.max(group.page.score, score);
        } else {
          group.hits.push(toHit(docs, {...row, text: name}, score));
        }
        group.score = Math.max(group.score, score);
      });
  }
}

/** The product that alone has the names of the API that a question says. */
function ownerOfNames({question, spelled, rowsOf, pages}: Answers): string | undefined {
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

/** The answers, best first; to a question about another version also the guide to it. */
function order(answers: Answers, isPrinted: boolean): HitGroup[] {
  const {groups, groupOf, isWanted, index, pages, byPath, product, kind, limit = 12} = answers;
  const {intent, isUpgrade, gone, changed} = answers;
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
    .filter((group) => !kind || isWanted(group.page.kind) || group.hits.length > 0)
    .sort((a, b) => b.score - a.score);
  if (isUpgrade) {
    // Who asks what became of a name wants the guide of its product; who names neither, the one to all of them.
    const upgraded =
      intent.product ?? (gone[0] && pages[gone[0].page]!.productId) ?? ownerOfNames(answers);
    const from = ranked.findIndex(({page}) => {
      const path = page.href.slice(index.base.length);
      return upgraded === undefined
        ? path === UPGRADE_PAGE
        : pages[byPath.get(path)!]!.upgradeOf === upgraded;
    });
    const to = upgraded !== undefined || !saysSomething(changed) ? 0 : 2;
    if (from > to && !isPrinted && intent.isUpgrade) {
      const [guide] = ranked.splice(from, 1);
      const score = to === 0 ? ranked[0]!.score + 1 : ranked[to - 1]!.score;
      ranked.splice(to, 0, {...guide!, score});
    }
  }
  return ranked.slice(0, limit);
}

/** Makes the index answer. Done once; a question then takes a few milliseconds. */
export function createSearch(index: SearchIndex): NameSearch {
  const docs = indexDocs(index);
  const search = (question: string, options: SearchOptions = {}): HitGroup[] => {
    const answers = begin(docs, readQuestion(docs, question), options);
    addGuides(answers);
    const isPrinted = addPrinted(answers);
    addNames(answers);
    return order(answers, isPrinted);
  };
  return Object.assign(search, {
    pageAt: (path: string) => {
      const at = docs.byPath.get(path);
      return at === undefined ? undefined : toGroup(docs, at);
    },
  });
}
