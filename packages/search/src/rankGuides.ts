import type {SearchOptions} from './hits';
import {GUIDE_BOOST, type IndexedDocs} from './indexDocs';
import {GRID, NEWS_PAGE} from './parseIntent';
import {ask, type Asked, type Found, type Term} from './readQuestion';

/** How much it counts that a guide has many words of the question: more than that it has one of them often. */
const COVERAGE = 1.5;

/** How much of that it counts however much else is said. */
const NAMED_AT_ALL = 0.1;

/** How much of that it counts where its words are said in another order: "column groups" is not how columns are grouped by. */
const OF_OTHER_ORDER = 0.9;

/** How much guides of another product count where one is named, and those of the product being read. */
const OF_OTHER_PRODUCT = 0.4;
const OF_OTHER_HINT = 0.2;
const OF_CURRENT_PRODUCT = 1.3;

/** How much guides of the Data Grid count in a question that could be about any product: most are about it. */
const OF_MAIN_PRODUCT = 1.12;

/** Factor for demos and recipes, relative to the guide that they belong to. */
const OF_BESIDE = 0.86;

/** How much migration guides and names that are gone count, and how much in a question about another version. */
const OF_UPGRADE = 0.3;
const OF_UPGRADE_ASKED = 2.5;
const OF_VERSION = 1.5;

/** Returns the pages and sections of which the question contains all words. */
export function findNamed({
  phrases,
  phrasesWith,
  terms,
  tokens,
  roleOf,
  share,
}: IndexedDocs & Asked) {
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
    const {page, place, words, worth} = phrases[at]!;
    if (there.size < words.length) {
      return;
    }
    const least = Math.min(
      1,
      ...[...there.values()].map(({weight, from}) => weight / roleOf(tokens[from]!)),
    );
    const places = words.map((word) => there.get(word)!.from);
    const said = new Set(places);
    const isInOrder = places.every((from, i) => i === 0 || from >= places[i - 1]!);
    const points =
      worth *
      (NAMED_AT_ALL + (1 - NAMED_AT_ALL) * share(said)) *
      (0.4 + 0.6 * least) *
      (isInOrder ? 1 : OF_OTHER_ORDER);
    namedPages.set(page, Math.max(namedPages.get(page) ?? 0, points));
    if (place !== undefined) {
      namedPlaces.set(place, Math.max(namedPlaces.get(place) ?? 0, points));
    }
  });
  return {namedPages, namedPlaces};
}

/** The guides that have words of a question, best first. */
export function rankGuides(
  answers: IndexedDocs & Asked & SearchOptions,
  namedPages: ReadonlyMap<number, number>,
) {
  const {guides, pages, intent, isUpgrade, hinted, terms, last, share} = answers;
  const {currentProduct, product} = answers;
  const {product: askedProduct, version} = intent;
  const found = ask(guides, terms, GUIDE_BOOST, last);
  const fit = ({score, has}: Found) => score * share(has) ** COVERAGE;
  const mostWords = Math.max(...found.map(fit));
  return found
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
        page.productId !== ''
      ) {
        points *= OF_OTHER_HINT;
      }
      if (hinted.size === 0 && !askedProduct && page.productId === GRID) {
        points *= OF_MAIN_PRODUCT;
      }
      if (page.productId !== '' && page.productId === currentProduct) {
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
      return {id, points, named: hit.named};
    })
    .filter(({id}) => !product || pages[id]!.productId === product)
    .sort((a, b) => b.points - a.points);
}

/** The first page of a product tells of what other guides are about. */
const OVERVIEW_PATH = /^react-[^/]+\/$/;

/** Demos and recipes come after the guide that they belong to. */
const BESIDE = /-demo\/$|recipes|\/demos\/|\/components\/./;
