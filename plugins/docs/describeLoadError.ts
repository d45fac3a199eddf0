import {stripVTControlCharacters} from 'node:util';
import {toSitePath} from '../../site/pages/toSitePath';
import type {Problem} from '../../site/problems/problemStore';

/** Returns the messages of an error and of its causes, the root cause first. */
const listMessages = (error: unknown): string[] =>
  error instanceof Error
    ? [...listMessages(error.cause), stripVTControlCharacters(error.message)]
    : typeof error === 'string'
      ? [error]
      : [];

/**
 * Returns the problem that keeps the docs plugin from reading its files, such as a syntax error in
 * `sidebars.ts`. Docusaurus throws a chain of errors, and only the root cause contains more than
 * the name of the failed step.
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
  // The line in the front matter, which starts in the second line of the page.
  const [, inFrontMatter] = /\((\d+):\d+\)$/.exec(message) ?? [];
  const line = lineOfFile ? Number(lineOfFile) : inFrontMatter && Number(inFrontMatter) + 1;
  return {file, ...(line && {line}), message: message.replace(/(?: \(\d+:\d+\)|\.)?$/, '.')};
}
