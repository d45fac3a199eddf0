import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** The messages of an error and of those that it was made of, the first cause first. */
const listMessages = (error: unknown): string[] =>
  error instanceof Error
    ? [...listMessages(error.cause), stripVTControlCharacters(error.message)]
    : typeof error === 'string'
      ? [error]
      : [];

/**
 * What keeps the docs plugin from reading its files, in one line with the file and, where it is known, the line of it:
 * `sidebars.ts:13: Unexpected token`. Errors of Docusaurus say it in a chain, each of which says only which step failed.
 */
export function describeLoadError(error: unknown, siteDir: string): string {
  const messages = listMessages(error);
  const [sentence = ''] = (messages[0] ?? '').replace(/^\w*Error: /, '').split('\n');
  const [, named = '', lineOfFile] =
    messages
      .map((message) => /(?:^|[\s"'=(])((?:\/|[A-Z]:\\)[^\s"'():]+\.\w+)(?::(\d+))?/.exec(message))
      .find((match) => match !== null) ?? [];
  const file = path.relative(siteDir, named).split(path.sep).join('/');
  if (named === '' || file.startsWith('..') || sentence.includes(file)) {
    return sentence;
  }
  // The line within the front matter, which begins in the second one of the page.
  const [, inFrontMatter] = /\((\d+):\d+\)$/.exec(sentence) ?? [];
  const line = lineOfFile ?? (inFrontMatter && String(Number(inFrontMatter) + 1));
  return `${file}${line ? `:${line}` : ''}: ${sentence.replace(/ \(\d+:\d+\)$/, '')}`;
}
