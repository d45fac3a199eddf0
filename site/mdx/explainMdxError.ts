import type {Problem} from '../problems/problemStore';

/** The error of a parser that can't read a page. */
export interface MdxError {
  /** The parser's message, without file and line. */
  reason: string;
  /** The line of the page on which the parser stopped, from 1. */
  line?: number;
}

/** A problem of a page, for a caller that adds the file. */
type ExplainedError = Omit<Problem, 'file'>;

type Explanation = readonly [message: string, fix: string];

/** Void HTML elements, which MDX doesn't close automatically. */
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const BRACES: Explanation = [
  'A brace starts a JavaScript expression.',
  'Write `\\{`, or put the text in backticks.',
];
const UNENDED: Explanation = ['Missing end of a tag.', 'Add `/>`, or `>` and a closing tag.'];
const ANGLE: Explanation = ['`<` starts a tag.', 'Write `&lt;`, or put the text in backticks.'];

/** Returns the number of the last line that matches, up to the line where the parser stopped. */
function findLine(source: string, before: number, pattern: RegExp): number | undefined {
  const index = source
    .split('\n')
    .slice(0, before)
    .findLastIndex((line) => pattern.test(line));
  return index < 0 ? undefined : index + 1;
}

/**
 * Returns the line that opened what the parser expected to be closed, if it isn't the line where it
 * stopped.
 */
function findOpener({reason, line = 0}: MdxError, source: string): number | undefined {
  const [, opener] = /^Expected a closing tag for `<[^`]*>` \((\d+):/.exec(reason) ?? [];
  if (opener) {
    return Number(opener);
  }
  return reason.includes('closing quote')
    ? findLine(source, line, /=(?:"[^"]*|'[^']*)$/)
    : /attribute|end of file in (?:name|self-closing|closing)/.test(reason)
      ? findLine(source, line, /<[A-Za-z][^>]*$/)
      : undefined;
}

type Explain = (found: RegExpExecArray, text: string) => Explanation;

/** Errors of the MDX, expression, and JSX parsers, each with a fix. The first match counts. */
const EXPLANATIONS: readonly [pattern: RegExp, explain: Explain][] = [
  [
    /Could not parse import\/exports/,
    () => [
      'A line that starts with `import` or `export` is read as code.',
      'Remove it, because components and demos need no import, or start the sentence with another word.',
    ],
  ],
  [
    /acorn|corresponding closing brace/,
    (_, text) =>
      /^#+ .*\{#[^}]*\}\s*$/.test(text)
        ? ['Invalid heading id.', 'Write `{/* #id */}` at the end of the heading.']
        : BRACES,
  ],
  [
    /to create a comment in MDX/,
    () => ['MDX doesn’t support HTML comments.', 'Write `{/* text */}`.'],
  ],
  [
    /to create a link in MDX/,
    () => ['A URL or an email address in `<…>` is read as a tag.', 'Write `[text](url)`.'],
  ],
  [
    /Expected a closing tag for `<([\w.-]*)>`/,
    ([, name = '']) =>
      VOID.test(name)
        ? [`Missing closing tag for \`<${name}>\`.`, `Write \`<${name} />\`.`]
        : /^[A-Z]\w?$/.test(name)
          ? [`\`<${name}>\` is read as a tag.`, 'Put the type in backticks.']
          : [
              `Missing closing tag for \`<${name}>\` in its paragraph.`,
              `Add \`</${name}>\`, with both tags on separate lines, or put it in backticks.`,
            ],
  ],
  [
    /Unexpected closing tag `(<\/[^`]*>)`, expected corresponding closing tag for `<([^`>]*)>`/,
    ([, closing, name]) => [`\`${closing}\` closes \`<${name}>\`.`, `Write \`</${name}>\`.`],
  ],
  [
    /Unexpected closing slash/,
    () => ['Missing opening tag for this closing tag.', 'Remove it, or add the opening tag.'],
  ],
  [
    /before attribute value/,
    () => [
      'Missing quotes around the value of an attribute.',
      'Write `name="value"` or `name={value}`.',
    ],
  ],
  [
    /closing quote/,
    () => ['Missing closing quote after an attribute.', 'Add `"` at the end of its value.'],
  ],
  [/Unexpected end of file (?:before|in) (?:attribute|self-closing|closing)/, () => UNENDED],
  [
    /only spread elements are supported|Unexpected (?:empty|extra)/,
    () => ['Braces in a tag take the value of an attribute.', 'Write `name={value}`.'],
  ],
  [/(?:before|in) (?:local |member )?name/, () => ANGLE],
];

/** Explains a parser error to the page's author. Unknown errors don't change. */
export function explainMdxError({reason, line}: MdxError, source: string): ExplainedError {
  const opener = findOpener({reason, line}, source);
  const at = opener ?? line;
  const isSwallowed = opener !== undefined && line !== undefined && opener < line;
  const text = source.split('\n')[(at ?? 0) - 1] ?? '';
  if (isSwallowed && /attribute (?:name|value, expected an attribute)/.test(reason)) {
    return {line: at, message: UNENDED[0], fix: UNENDED[1]};
  }
  for (const [pattern, explain] of EXPLANATIONS) {
    const found = pattern.exec(reason);
    if (found) {
      const [message, fix] = explain(found, text);
      return {line: at, message, fix};
    }
  }
  return {line, message: reason.replace(/\.?$/, '.')};
}

/**
 * Returns the problem that a parser threw, for checks that read pages without the bundler.
 *
 * @param source the whole page
 */
export function explainParseError(error: unknown, file: string, source: string): Problem {
  const {line = 1, reason = String(error)} = error as Partial<MdxError>;
  return {file, ...explainMdxError({reason, line}, source)};
}

/** Errors of the YAML parser, each with a fix. */
const YAML: readonly [pattern: RegExp, explanation: Explanation][] = [
  [/duplicated mapping key/, ['Duplicate field.', 'Remove one of the two lines.']],
  [
    /within a (?:double|single) quoted/,
    ['Missing closing quote.', 'End the value with the same quote.'],
  ],
  [/within a flow collection/, ['Missing end of a list.', 'End it with `]`.']],
];

/**
 * Explains an error of the YAML parser to the page's author.
 *
 * @param line of the front matter on which the parser stopped, from 0
 */
export function explainYamlError(
  reason: string,
  line: number,
  frontMatter: string,
): ExplainedError {
  const lines = frontMatter.split('\n');
  const unclosed = lines.findIndex((one) => /^\w+:\s*(?:"[^"]*|'[^']*|\[[^\]]*)$/.test(one));
  const isUnclosed = /within a/.test(reason) && unclosed >= 0;
  const at = isUnclosed ? unclosed : Math.min(line, lines.length - 1);
  const text = lines[at] ?? '';
  const known = YAML.find(([pattern]) => pattern.test(reason))?.[1];
  const [, field = '', value = ''] = /^(\w+):\s+(.*)$/.exec(text) ?? [];
  const [message, fix]: Explanation =
    known ??
    (/^\s*\t/.test(text)
      ? ['Invalid tab at the start of a line.', 'Write spaces, or no indent.']
      : /^["'[{]/.test(value) || field === ''
        ? [`Invalid YAML in the front matter (${reason}).`, 'Write `field: value`, one per line.']
        : [
            `The value of "${field}" contains a character with a meaning in YAML.`,
            `Put the value in quotes: \`${field}: ${JSON.stringify(value)}\`.`,
          ]);
  // The front matter starts on the second line of the page.
  return {line: at + 2, message, fix};
}
