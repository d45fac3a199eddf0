/** What a parser says of a page that it can't read. */
export interface MdxError {
  /** The parser's sentence, without file and line. */
  reason: string;
  /** The line of the page on which the parser stopped, from 1. */
  line?: number | undefined;
}

/** A problem in an author's words, with the line to correct. */
export interface ExplainedError {
  line?: number | undefined;
  /** The problem and its fix: two sentences. */
  message: string;
}

/** Elements that HTML closes by itself and MDX doesn't. */
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const BRACES = 'A brace starts a JavaScript expression. Write `\\{`, or put the text in backticks.';
const UNENDED = 'A tag is never ended. Add `/>`, or `>` and a closing tag.';
const ANGLE = '`<` starts a tag. Write `&lt;`, or put the text in backticks.';

/** Returns the number of the last line that matches, up to the one where the parser stopped. */
function findLine(source: string, before: number, pattern: RegExp): number | undefined {
  const index = source
    .split('\n')
    .slice(0, before)
    .findLastIndex((line) => pattern.test(line));
  return index < 0 ? undefined : index + 1;
}

/** Returns the line of what the parser still waited for when it stopped, where that is another one. */
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

type Explain = (found: RegExpExecArray, text: string) => string | undefined;

/** What the parsers of MDX, its expressions and its tags say, and what an author can do. The first row that explains counts. */
const EXPLANATIONS: readonly [pattern: RegExp, explain: Explain][] = [
  [
    /Could not parse import\/exports/,
    () =>
      'A line that starts with `import` or `export` is read as code. Remove it: components and demos need no import. Start a sentence with another word.',
  ],
  [
    /acorn|corresponding closing brace/,
    (_, text) =>
      /^#+ .*\{#[^}]*\}\s*$/.test(text)
        ? 'This isn’t how a heading gets an id. Write `{/* #id */}` at its end.'
        : BRACES,
  ],
  [/to create a comment in MDX/, () => 'HTML comments don’t work in MDX. Write `{/* text */}`.'],
  [
    /to create a link in MDX/,
    () => 'A URL or an email address in `<…>` is read as a tag. Write `[text](url)`.',
  ],
  [
    /Expected a closing tag for `<([\w.-]*)>`/,
    ([, name = '']) =>
      VOID.test(name)
        ? `\`<${name}>\` is never closed. Write \`<${name} />\`.`
        : /^[A-Z]\w?$/.test(name)
          ? `\`<${name}>\` is read as a tag. Put the type in backticks.`
          : `\`<${name}>\` is never closed in its paragraph. Add \`</${name}>\`, with both tags on lines of their own, or put it in backticks.`,
  ],
  [
    /Unexpected closing tag `(<\/[^`]*>)`, expected corresponding closing tag for `<([^`>]*)>`/,
    ([, closing, name]) => `\`${closing}\` closes \`<${name}>\`. Write \`</${name}>\`.`,
  ],
  [
    /Unexpected closing slash/,
    () => 'This closing tag has no opening tag. Remove it, or add the opening tag.',
  ],
  [
    /before attribute value/,
    () => 'A value of an attribute has no quotes. Write `name="value"` or `name={value}`.',
  ],
  [
    /closing quote/,
    () => 'The quote after an attribute is missing. Add `"` at the end of its value.',
  ],
  [/Unexpected end of file (?:before|in) (?:attribute|self-closing|closing)/, () => UNENDED],
  [
    /only spread elements are supported|Unexpected (?:empty|extra)/,
    () => 'Braces in a tag take the value of an attribute. Write `name={value}`.',
  ],
  [/(?:before|in) (?:local |member )?name/, () => ANGLE],
];

/** Turns the sentence of a parser into the problem as its author knows it; one that isn't known stays as it is. */
export function explainMdxError({reason, line}: MdxError, source: string): ExplainedError {
  const opener = findOpener({reason, line}, source);
  const at = opener ?? line;
  const isSwallowed = opener !== undefined && line !== undefined && opener < line;
  const text = source.split('\n')[(at ?? 0) - 1] ?? '';
  if (isSwallowed && /attribute (?:name|value, expected an attribute)/.test(reason)) {
    return {line: at, message: UNENDED};
  }
  for (const [pattern, explain] of EXPLANATIONS) {
    const found = pattern.exec(reason);
    const message = found && explain(found, text);
    if (message) {
      return {line: at, message};
    }
  }
  return {line, message: reason};
}

/**
 * Formats what a parser threw as `<line>: <problem and fix>`, for checks that read pages without the bundler.
 *
 * @param source the whole page
 */
export function formatMdxError(error: unknown, source: string): string {
  const {line, reason = String(error)} = error as Partial<MdxError>;
  const explained = explainMdxError({reason, line}, source);
  return `${explained.line ?? 1}: ${explained.message}`;
}

/** What YAML says of a front matter that it can't read, and what an author can do. */
const YAML: readonly [pattern: RegExp, message: string][] = [
  [/duplicated mapping key/, 'This field is there twice. Remove one of the two lines.'],
  [
    /within a (?:double|single) quoted/,
    'A quote is never closed. End the value with the same quote.',
  ],
  [/within a flow collection/, 'A list is never closed. End it with `]`.'],
];

/**
 * Turns an error of the YAML parser into the problem as its author knows it.
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
  const message =
    known ??
    (/^\s*\t/.test(text)
      ? 'A tab indents this line. Write spaces, or no indent.'
      : /^["'[{]/.test(value) || field === ''
        ? `The front matter isn’t valid YAML (${reason}). Write \`field: value\`, one a line.`
        : `The value of "${field}" contains a character that YAML reads as its own. Put it in quotes: \`${field}: ${JSON.stringify(value)}\`.`);
  // The front matter starts on the second line of the page.
  return {line: at + 2, message};
}
