import {formatProblem} from '../../site/problems/problemStore';
import {describeLoadError} from './describeLoadError';

const chain = (...messages: string[]) =>
  messages.reduceRight<Error | undefined>(
    (cause, message) => new Error(message, {cause}),
    undefined,
  );

test.each([
  [
    'a sidebar that is no code',
    chain(
      'Sidebars file at path=/site/sidebars.ts failed to be loaded.',
      'ParseError: Unexpected token\n /site/sidebars.ts:13:2',
    ),
    'sidebars.ts:13: Unexpected token.',
  ],
  [
    'a front matter that cannot be read: the line is that of the page, which begins a line earlier',
    chain(
      "Can't process doc metadata for doc at path path=/site/docs/bars/index.mdx in version name=current",
      'unexpected end of the stream within a double quoted scalar (6:1)\n\n 3 | title: "Bars\n',
    ),
    'docs/bars/index.mdx:7: unexpected end of the stream within a double quoted scalar.',
  ],
  ['what names no file of the site', chain('Out of /memory/of.node'), 'Out of /memory/of.node'],
])('%s', (_, error, line) => {
  expect(formatProblem(describeLoadError(error, '/site'))).toBe(line);
});
