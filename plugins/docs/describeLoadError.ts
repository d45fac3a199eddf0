import {stripVTControlCharacters} from 'node:util';
import {toSitePath} from '../../site/pages/toSitePath';
import type {Problem} from '../../site/problems/problemStore';

/** The messages of an error and of those that it was made of, the first cause first. */
const listMessages = (error: unknown): string[] =>
  error instanceof Error
    ? [...listMessages(error.cause), stripVTControlCharacters(error.message)]
    : typeof error === 'string'
      ? [error]
      : [];

/**
 * Returns the problem that keeps the docs plugin from reading its files, such as a syntax error of `sidebars.ts`. Docusaurus throws a
 * chain of errors, of which only the first says more than the step that failed.
 */
export function describeLoadError(error: unknown, siteDir: string): Problem {
  const messages = listMessages(error);
  const [message = ''] = (messages[0] ?? '').replace(/^\w*Error: /, '').split('\n');
  const [, named = '', lineOfFile] =
    messages
      .map((one) => /(?:^|[\s"'=(])((?:\/|[A-Z]:\\)[^\s"'():]+\.\w+)(?::(\d+))?/.exec(one))
      .find((match) => match !== null) ?? [];
  const file = toSitePath(siteDir, named);
  if (named === '' || file.startsWith('..') || message.includes(file)) {
    return {message};
  }
  // The line within the front matter, which starts in the second line of the page.
  const [, inFrontMatter] = /\((\d+):\d+\)$/.exec(message) ?? [];
  const line = lineOfFile ? Number(lineOfFile) : inFrontMatter && Number(inFrontMatter) + 1;
  return {file, ...(line && {line}), message: message.replace(/(?: \(\d+:\d+\)|\.)?$/, '.')};
}
