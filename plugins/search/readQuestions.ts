import {tokenizeQuestion} from '@mui-x-docs/search/words';
import {isPartOfSite} from './checkSynonyms';
import {ASKED_BASE, toSteps} from '@mui-x-docs/search/indexFormat';

const FILE = 'plugins/search/questions.txt';

/** A question, and the guides that answer it, by their paths. */
export interface AskedQuestion {
  ask: string;
  guides: readonly string[];
  /** The line that names the guides, from 1. */
  line: number;
}

/**
 * Reads a list of questions: below a line of `# `, with the paths of guides, stands a line for each question that any of them
 * answers. Lines of `//` are remarks.
 */
export function readQuestions(text: string): AskedQuestion[] {
  let heading: Omit<AskedQuestion, 'ask'> | undefined;
  return text.split('\n').flatMap((line, at) => {
    const ask = line.trim();
    if (ask.startsWith('//')) {
      return [];
    }
    if (ask.startsWith('#')) {
      heading = {guides: ask.slice(1).split(' ').filter(Boolean), line: at + 1};
      return [];
    }
    if (ask && !heading) {
      throw new Error(`${FILE}:${at + 1}: write the guides that answer it above, behind a #`);
    }
    return ask ? [{ask, ...heading!}] : [];
  });
}

/** Stops the build, in one line, at a guide that the docs do not have. A part of the site is not held to the rest. */
export function checkQuestions(
  questions: readonly AskedQuestion[],
  paths: ReadonlySet<string>,
): void {
  const lines = new Map(
    questions.flatMap(({guides, line}) => guides.map((path) => [path, line] as const)),
  );
  const missing = [...lines].find(([path]) => !paths.has(path));
  if (missing && !isPartOfSite([...lines.keys()], paths)) {
    const [path, line] = missing;
    throw new Error(`${FILE}:${line}: there is no page '${path}'; write one that is there`);
  }
}

/**
 * Writes down which words guides are asked for in: what a question says beside the words of the guide is what the guide is found
 * by when somebody else says it. What a single question says is left out: it is a fifth of all that is written down, and finds no more.
 *
 * @param paths all pages, in the order of the index
 */
export function collectAsked(
  questions: readonly AskedQuestion[],
  paths: readonly string[],
): string {
  const places = new Map(paths.map((path, at) => [path, at]));
  const pagesOf = new Map<string, number[]>();
  for (const {ask, guides} of questions) {
    const pages = guides.flatMap((path) => places.get(path) ?? []);
    for (const word of pages.length > 0 ? tokenizeQuestion(ask) : []) {
      pagesOf.set(word, [...(pagesOf.get(word) ?? []), ...pages]);
    }
  }
  return [...pagesOf]
    .filter(([, pages]) => pages.length > 1)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, pages]) => {
      const steps = toSteps(pages.sort((a, b) => a - b)).map((step) => step.toString(ASKED_BASE));
      return [word, ...steps].join(' ');
    })
    .join('|');
}
