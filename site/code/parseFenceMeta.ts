import {BuildProblemError, createError} from '../problems/problemStore';
import {describeUnknownLanguage, INSTEAD, isCodeLanguage} from './highlightCode';

/** The options after a code block's language. */
export interface FenceMeta {
  /** The file name or sentence above the code. */
  title?: string;
  /** The label of the tab inside `<CodeTabs>`. */
  tab?: string;
  /** Lines to highlight, from 1, in the displayed code. */
  highlighted: number[];
  /** The number of the first line if lines are numbered. */
  firstLine?: number;
  /** `true` if long lines wrap initially. */
  wrap: boolean;
}

const WORDS = '`title="…"`, `tab="…"`, `{1,4-6}`, `showLineNumbers`, or `wrap`';

function parseRanges(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? match?.[1]);
    if (!match || from < 1 || to < from) {
      throw createError(
        `Invalid lines "{${list}}" on the code block.`,
        'Write them like `{1,4-6}`.',
      );
    }
    return Array.from({length: to - from + 1}, (_, index) => from + index);
  });
}

/**
 * Parses the first line of a code block.
 *
 * @param lang the word after the backticks
 * @param meta the rest of that line
 * @throws BuildProblemError without a location
 */
export function parseFenceMeta(
  lang: string | null | undefined,
  meta: string | null | undefined,
): FenceMeta {
  if (!lang) {
    throw createError(
      'Missing language of the code block.',
      'Write one after the backticks, or "text".',
    );
  }
  if (!isCodeLanguage(lang)) {
    throw new BuildProblemError(describeUnknownLanguage(lang));
  }
  const parsed: FenceMeta = {highlighted: [], wrap: false};
  const seen = new Set<string>();
  const once = (key: string) => {
    if (seen.has(key)) {
      throw createError(`Duplicate "${key}" on the code block.`, 'Keep one.');
    }
    seen.add(key);
  };
  const words = (meta ?? '').match(/\{[^}]*\}|[\w-]+=(?:"[^"]*"|'[^']*'|\S+)|\S+/g) ?? [];
  for (const word of words) {
    const [, key = '', quoted] = /^([\w-]+)=(.*)$/.exec(word) ?? [];
    const value = quoted?.replace(/^(["'])(.*)\1$/, '$2');
    if (word.startsWith('{') && word.endsWith('}')) {
      once('{…}');
      parsed.highlighted = parseRanges(word.slice(1, -1));
    } else if ((key === 'title' || key === 'tab') && value && value !== quoted) {
      once(key);
      parsed[key] = value;
    } else if (word === 'wrap') {
      once(word);
      parsed.wrap = true;
    } else if (word === 'showLineNumbers') {
      once(word);
      parsed.firstLine = 1;
    } else if (key === 'showLineNumbers' && /^\d+$/.test(value ?? '')) {
      once(key);
      parsed.firstLine = Number(value);
    } else {
      throw new BuildProblemError(
        isCodeLanguage(word) || Object.hasOwn(INSTEAD, word)
          ? {
              message: `Duplicate language on the code block: "${lang}" and "${word}".`,
              fix: 'Keep one.',
            }
          : {message: `Unknown word "${word}" after the language.`, fix: `Use ${WORDS}.`},
      );
    }
  }
  return parsed;
}
