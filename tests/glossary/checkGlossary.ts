import {readMdx} from '../../site/mdx/readMdx';
import type {Problem} from '../../site/problems/problemStore';

/** A line of a language's glossary. */
export interface Term {
  /** In brackets where its translation need not follow each time, as with "(you)". */
  english: string;
  translation: string;
  /** What it is never called. */
  banned: string[];
}

/** A text in two languages. */
export interface TranslatedText {
  file: string;
  /** The key in the file; empty for a whole page. */
  key?: string;
  /** Not set for a whole page. */
  english?: string;
  translation: string;
}

/** Reads the glossary of a language from the translators' guide: the table below its heading. */
export function readGlossary(guide: string, language: string): Term[] {
  const [, section = ''] = guide.split(`## Glossary for ${language}\n`);
  return [...section.matchAll(/^\|(.+)\|$/gm)]
    .map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
    .slice(2)
    .map(([english = '', translation = '', banned = '']) => ({
      english,
      translation,
      banned: banned.split('、').filter(Boolean),
    }));
}

/** The words of a translated page that readers read as prose: no code, no addresses, nothing of the front matter but title and description. */
export function readFullText(page: string): string {
  const source = readMdx(page);
  const words = source.linesOf('title', 'description').map(({text}) => text);
  const body = source.prose
    .replace(/`[^`\n]+`/g, '')
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/<[^>]*>/g, '');
  return [...words, body].join('\n');
}

/** A term as a word of its own, in the singular or the plural; names are told from words by their capital. */
const findTerm = (term: string) =>
  new RegExp(`(?<![\\w-])${term}(?:e?s)?(?![\\w-])`, /^[A-Z]/.test(term) ? '' : 'i');

/**
 * Returns the strings that differ from the glossary.
 *
 * @param exceptions keys whose term means something else, with the term
 */
export function checkGlossary(
  terms: readonly Term[],
  texts: readonly TranslatedText[],
  exceptions: Readonly<Record<string, string>> = {},
): Problem[] {
  return texts.flatMap(({file, key, english = '', translation}) => {
    const inKey = key ? ` in "${key}"` : '';
    // A placeholder is no word.
    const words = english.replace(/\{\w+\}/g, '');
    return terms.flatMap((term) => [
      ...(!term.english.startsWith('(') &&
      findTerm(term.english).test(words) &&
      !translation.toLowerCase().includes(term.translation.toLowerCase()) &&
      exceptions[key ?? ''] !== term.english
        ? [
            {
              file,
              message: `Missing "${term.translation}" for "${term.english}"${inKey}: "${translation}".`,
              fix: 'Use the term of the glossary.',
            },
          ]
        : []),
      ...term.banned
        .filter((word) => translation.includes(word))
        .map((word) => ({
          file,
          message: `Unsupported term "${word}"${inKey}.`,
          fix: `Use "${term.translation}".`,
        })),
    ]);
  });
}
