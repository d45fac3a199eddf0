import type {SearchOptions} from './hits';
import {GUIDE_BOOST, type IndexedDocs} from './indexDocs';
import {GRID, NEWS_PAGE} from './parseIntent';
import {queryEngine, type Found, type ParsedQuestion, type Term} from './readQuestion';

/**
 * Exponent for the share of the question that a guide matches. Above 1, matching many words counts
 * more than repeating one of them.
 */
const COVERAGE_EXPONENT = 1.5;

/**
 * Share of the weight of a full match that doesn't depend on how many other words the question has.
 */
const MIN_NAME_SHARE = 0.1;

/**
 * Factors for a full match in another word order. "Group rows" is about row grouping, but if other
 * words are in between, the question rarely is about the name: "group rows by a column" isn't about
 * column groups.
 */
const OTHER_ORDER_FACTOR = 0.9;
const SCATTERED_FACTOR = 0.8;

/**
 * Factors for guides of other products than the one that the question names, guides of other
 * products than those that its words suggest, and guides of the current product.
 */
const OTHER_PRODUCT_FACTOR = 0.4;
const OTHER_HINT_FACTOR = 0.2;
const CURRENT_PRODUCT_FACTOR = 1.3;

/**
 * Factor for guides of the Data Grid if the question doesn't suggest a product: most such questions
 * are about the grid.
 */
const GRID_FACTOR = 1.12;

/** Factor for demos and recipes, and for the overview of a product that the question names. */
const SUPPLEMENT_FACTOR = 0.86;

/**
 * Factors for migration guides: in most questions, in questions about another version, and for the
 * guide to the version that the question names, or to the newest version if it names none.
 */
const MIGRATION_FACTOR = 0.3;
const UPGRADE_QUESTION_FACTOR = 2.5;
const VERSION_FACTOR = 1.5;

/**
 * Returns the scores of pages and sections whose names are completely contained in the question.
 */
export function findNamed({
  phrases,
  phrasesWith,
  terms,
  tokens,
  roleOf,
  share,
}: IndexedDocs & ParsedQuestion) {
  const counts = new Map<number, Map<string, Term>>();
  terms.forEach((term, word) => {
    phrasesWith.get(word)?.forEach((at) => {
      const matched = counts.get(at) ?? new Map<string, Term>();
      counts.set(at, matched.set(word, term));
    });
  });
  const namedPages = new Map<number, number>();
  const namedParts = new Map<number, number>();
  counts.forEach((matched, at) => {
    const {page, part, words, nameWeight} = phrases[at]!;
    if (matched.size < words.length) {
      return;
    }
    const minWeight = Math.min(
      1,
      ...[...matched.values()].map(({weight, from}) => weight / roleOf(tokens[from]!)),
    );
    const positions = words.map((word) => matched.get(word)!.from);
    const isInOrder = positions.every((from, i) => i === 0 || from >= positions[i - 1]!);
    const isTogether = Math.max(...positions) - Math.min(...positions) < words.length;
    const points =
      nameWeight *
      (MIN_NAME_SHARE + (1 - MIN_NAME_SHARE) * share(new Set(positions))) *
      (0.4 + 0.6 * minWeight) *
      (isInOrder ? 1 : isTogether ? OTHER_ORDER_FACTOR : SCATTERED_FACTOR);
    namedPages.set(page, Math.max(namedPages.get(page) ?? 0, points));
    if (part !== undefined) {
      namedParts.set(part, Math.max(namedParts.get(part) ?? 0, points));
    }
  });
  return {namedPages, namedParts};
}

/** Returns the guides that match a question, best first. */
export function rankGuides(
  state: IndexedDocs & ParsedQuestion & SearchOptions,
  namedPages: ReadonlyMap<number, number>,
) {
  const {guides, pages, newestGuides, intent, isUpgrade, hinted, terms, last, share} = state;
  const {currentProduct, product} = state;
  const {product: namedProduct, version} = intent;
  // A removed name may be in any of the guides.
  const isRecent = intent.isUpgrade && state.removedNames.length === 0;
  const found = queryEngine(guides, terms, GUIDE_BOOST, last);
  /** Returns the factor for a page that isn't about the product that the question is about. */
  const topicFactorOf = ({aboutIds}: (typeof pages)[number]): number =>
    (namedProduct && !aboutIds.includes(namedProduct) ? OTHER_PRODUCT_FACTOR : 1) *
    (hinted.size > 0 && aboutIds.length > 0 && !aboutIds.some((about) => hinted.has(about))
      ? OTHER_HINT_FACTOR
      : 1);
  const relevanceOf = ({score, has}: Found) => score * share(has) ** COVERAGE_EXPONENT;
  // The best page of another product must not make all pages of this product look irrelevant.
  const maxRelevance = Math.max(
    ...found.map((hit) => relevanceOf(hit) * topicFactorOf(pages[hit.id]!)),
  );
  return found
    .map((hit) => {
      const {id} = hit;
      const page = pages[id]!;
      let points =
        topicFactorOf(page) * (relevanceOf(hit) / maxRelevance + (namedPages.get(id) ?? 0));
      if (hinted.size === 0 && !namedProduct && page.productId === GRID) {
        points *= GRID_FACTOR;
      }
      if (page.productId !== '' && page.productId === currentProduct) {
        points *= CURRENT_PRODUCT_FACTOR;
      }
      if (SUPPLEMENT_PATH.test(page.path) || (namedProduct && OVERVIEW_PATH.test(page.path))) {
        points *= SUPPLEMENT_FACTOR;
      }
      if (page.path === NEWS_PAGE && isUpgrade) {
        points *= UPGRADE_QUESTION_FACTOR;
      }
      if (page.path.startsWith('migration/')) {
        points *= isUpgrade ? UPGRADE_QUESTION_FACTOR : MIGRATION_FACTOR;
        if (version ? page.path.endsWith(`-v${version - 1}/`) : isRecent && newestGuides.has(id)) {
          points *= VERSION_FACTOR;
        }
      }
      return {id, points, named: hit.named};
    })
    .filter(({id}) => !product || pages[id]!.productId === product)
    .sort((a, b) => b.points - a.points);
}

/** Matches the overview of a product, which mentions the topics of all its other guides. */
const OVERVIEW_PATH = /^react-[^/]+\/$/;

/** Matches demos and recipes, which must rank below the guide that they belong to. */
const SUPPLEMENT_PATH = /-demo\/$|^recipes\/|\/demos\/|\/components\/./;
