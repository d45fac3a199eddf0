import {splitCamelCase, stem, wordsOf} from '@mui-x-docs/search/words';
import {PRODUCT_NAMES, type ProductName} from '../../site/products/shared';
import type {Change} from '../../site/releases/shared';
import {CHANGELOG_TERMS as TERMS} from './changelogTerms';

/** A guide or API page that a change may affect. */
export interface ChangePage {
  path: string;
  product: ProductName;
  title: string;
  /** The components of the page. */
  components: readonly string[];
  /** The headings of a guide. */
  headings: readonly string[];
  /** The names in the prose of a guide, or the rows of an API page. */
  names: ReadonlySet<string>;
  /** The component or interface of an API page. */
  entry?: string;
}

/** Returns `true` if a line of the changelog affects apps and not only the packages' code. */
export const affectsApps = ({text, breaking}: Pick<Change, 'text' | 'breaking'>): boolean =>
  breaking || !TERMS.internal.some((term) => term.test(text));

const stemAll = (words = ''): string[] => words.split(' ').map((word) => stem(word));

/** Matches names in code, and names of several words that are written without it. */
const NAME = /`[^`]*`|\b[A-Z][a-z]+[A-Z]\w+\b|\b[a-z]+[A-Z]\w+\b/g;

/** Returns the API names in a text: `BarChart` and `tickSize`, but not `aria-label`. */
export function namesIn(text: string): Set<string> {
  const names = (text.match(NAME) ?? []).flatMap(
    (code) => code.match(/(?<![\w-])[A-Za-z_$][\w$]{2,}(?![\w-])/g) ?? [],
  );
  return new Set(names.map((name) => name.replace(/^unstable_/i, '')));
}

/** Names that most components have. */
const COMMON = /^(?:slotProps|slots|classes|className|apiRef|tabIndex|defaultProps)$/;

const isDistinctive = (name: string): boolean => /[a-z][A-Z]/.test(name) && !COMMON.test(name);

/** Returns the components that a text names in words: `Date Time Picker`. The longest ones win. */
function componentsIn(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/\b[A-Z][a-z]+(?: [A-Z][a-z]+)+\b/g)].map(([words]) =>
      words.replaceAll(' ', ''),
    ),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Rows of more API pages than this don't find one: `slotProps`. */
const MAX_ENTRIES = 5;
/** The minimum score of a guide, in bits. */
const MIN_SCORE = 3;
/** Guides whose score is at least this share of the best one are found, too. */
const CLOSE = 0.9;
const CLOSE_TITLE = 0.5;
const MAX_GUIDES = 3;

/** Counts in how many of the sets each key is. */
function countKeys(sets: readonly Iterable<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of sets.flatMap((set) => [...new Set(set)])) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** A topic of a guide: its title, or a heading. */
interface Topic {
  stems: readonly string[];
  isTitle: boolean;
}

/** The pages of a product, with the rarity of words and names in guides. */
function createIndex(product: ProductName, pages: readonly ChangePage[]) {
  const generic = new Set([...stemAll(TERMS.generic.all), ...stemAll(TERMS.generic[product])]);
  const stemsOf = (text: string): string[] =>
    wordsOf(text)
      .map((word) => stem(word))
      .filter((one) => !generic.has(one));
  const topicsOf = (text: string, isTitle: boolean): Topic[] =>
    text
      .split(isTitle ? /: | and / : /: /)
      .map((part) => ({
        stems: [...new Set(stemsOf(isTitle ? part : part.replace(/\w+/g, splitName)))],
        isTitle,
      }))
      .filter(({stems}) => stems.length > 0);
  const guides = pages
    .filter(({entry}) => entry === undefined)
    .map((page) => ({
      page,
      topics: [
        ...topicsOf(page.title, true),
        ...page.headings.flatMap((heading) => topicsOf(heading, false)),
      ],
    }));
  const entries = pages.filter(({entry}) => entry !== undefined);
  const stemCounts = countKeys(guides.map(({topics}) => topics.flatMap(({stems}) => stems)));
  const nameCounts = countKeys(guides.map(({page}) => page.names));
  const components = new Set(entries.map(({entry = ''}) => entry));
  const bits = (count = 1) => Math.log2(guides.length / count);
  return {
    guides,
    entries,
    components,
    rowCounts: countKeys(entries.map(({names}) => names)),
    stemsOf,
    bitsOfStem: (one: string) => bits(stemCounts.get(one)),
    scoreOfName: (name: string) => Math.max(0, MIN_SCORE + 1 - (nameCounts.get(name) ?? 0) / 3),
  };
}

const splitName = (name: string): string => splitCamelCase(name).join(' ');

/** Returns `true` if some stems are next to each other in a line, in any order. */
function areClose(stems: readonly string[], line: readonly string[]): boolean {
  return line.some((_, start) => {
    const window = new Set(line.slice(start, start + stems.length));
    return stems.every((one) => window.has(one));
  });
}

/** Returns a function that lists the paths of the pages that a line of the changelog is about. */
export function createMatcher(pages: readonly ChangePage[]): (change: Change) => string[] {
  const indexes = new Map(
    PRODUCT_NAMES.map((product) => [
      product,
      createIndex(
        product,
        pages.filter((page) => page.product === product),
      ),
    ]),
  );
  return ({product, text}) => {
    const {guides, entries, components, rowCounts, stemsOf, bitsOfStem, scoreOfName} =
      indexes.get(product)!;
    const names = new Set([...namesIn(text), ...componentsIn(text)]);
    const {paths = [], only: isOnlyThere = false} =
      TERMS.guides.find(
        (entry) =>
          entry.terms.test(text) && guides.some(({page}) => entry.paths.includes(page.path)),
      ) ?? {};
    // Names of the web, such as `requestAnimationFrame` and `z-index`, aren't topics.
    const plain = TERMS.synonyms
      .reduce(
        (line, [pattern, words]) => line.replace(pattern, words),
        text.replace(/`[\w.]*-[\w-]*`/g, (code) => (code.startsWith('`aria') ? code : '')),
      )
      .replace(/\b(?:use)?[A-Z]\w+/g, splitName);
    const line = stemsOf(plain);
    const known = new Set(line);
    const scored = guides
      .map(({page, topics}) => {
        const scores = topics.map(({stems, isTitle}) => {
          const shared = stems.filter((one) => known.has(one));
          const share = shared.length / stems.length;
          const isFound = isTitle ? share === 1 : shared.length > 1 && share >= 0.4;
          return isFound && areClose(shared, line)
            ? share * sum(shared.map(bitsOfStem)) * (isTitle ? 2 : 1) +
                (isTitle ? shared.length : 0)
            : 0;
        });
        const hasTitle = topics.some(({isTitle}, index) => isTitle && scores[index]! > 0);
        const [best = 0, second = 0] = scores.sort((a, b) => b - a);
        const mentioned = [...names].filter(
          (name) => isDistinctive(name) && page.names.has(name) && !components.has(name),
        );
        const isNamed = names.has(page.title.replaceAll(' ', ''));
        const score =
          best + second / 2 + sum(mentioned.map(scoreOfName)) + (isNamed ? 2 * MIN_SCORE : 0);
        return {path: page.path, score, hasTitle: hasTitle || isNamed};
      })
      .filter(({score}) => score >= MIN_SCORE)
      .sort((a, b) => b.score - a.score);
    const best = scored[0]?.score ?? 0;
    const hasTitle = scored.some((one) => one.hasTitle && one.score >= best * CLOSE_TITLE);
    const assigned = guides.filter(({page}) => paths.includes(page.path));
    const found = [
      ...assigned.map(({page}) => page),
      ...scored
        .filter((one) =>
          one.hasTitle
            ? one.score >= best * CLOSE_TITLE
            : one.score >= best * CLOSE && !hasTitle && assigned.length === 0,
        )
        .slice(0, isOnlyThere ? 0 : MAX_GUIDES),
    ];
    // The API pages of the named components, or those with a row of a named prop or slot.
    const named = entries.filter(({entry = ''}) => names.has(entry));
    const withRows = entries.filter((page) =>
      [...names].some(
        (name) =>
          isDistinctive(name) && page.names.has(name) && (rowCounts.get(name) ?? 0) <= MAX_ENTRIES,
      ),
    );
    return [...new Set([...found, ...(named.length > 0 ? named : withRows)].map(({path}) => path))];
  };
}
