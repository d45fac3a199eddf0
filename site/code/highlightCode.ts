import {BuildProblemError, type Problem} from '../problems/problemStore';
import {Prism} from './prism';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-diff';

delete (globalThis as {Prism?: unknown}).Prism;

/** Prism's pattern for a JavaScript expression in a tag: nested braces, three levels deep. */
const BRACES = /(?:\{(?:\{(?:\{[^{}]*\}|[^{}])*\}|[^{}])*\})/.source;

/** Returns the same pattern for `depth` levels. */
const nestBraces = (depth: number): string =>
  depth === 0 ? String.raw`\{[^{}]*\}` : String.raw`(?:\{(?:${nestBraces(depth - 1)}|[^{}])*\})`;

// A prop such as `initialState={{sorting: {sortModel: [{field: 'date'}]}}}` is deeper, and its
// whole tag wouldn't be highlighted.
for (const {tag} of [Prism.languages.jsx, Prism.languages.tsx] as {tag: Prism.TokenObject}[]) {
  const {script, spread} = tag.inside as Record<'script' | 'spread', Prism.TokenObject>;
  for (const rule of [tag, script, spread]) {
    const {source, flags} = rule.pattern;
    rule.pattern = new RegExp(source.replaceAll(BRACES, nestBraces(8)), flags);
  }
}

/** The languages of code blocks, with the Prism grammar of each; `null` is plain text. */
const GRAMMARS = {
  bash: 'bash',
  css: 'css',
  diff: 'diff',
  html: 'markup',
  javascript: 'jsx',
  js: 'jsx',
  json: 'json',
  jsx: 'jsx',
  markup: 'markup',
  text: null,
  ts: 'typescript',
  tsx: 'tsx',
  yaml: 'yaml',
} as const;

/** A language of a code block. */
export type CodeLanguage = keyof typeof GRAMMARS;

/** All languages of code blocks, in alphabetical order. */
export const CODE_LANGUAGES = Object.keys(GRAMMARS) as CodeLanguage[];

/** Replacements for common other names. */
export const INSTEAD: Record<string, CodeLanguage> = {
  console: 'bash',
  sh: 'bash',
  shell: 'bash',
  txt: 'text',
  typescript: 'ts',
  xml: 'markup',
  yml: 'yaml',
};

/** Returns whether code blocks can have this language. */
export function isCodeLanguage(language: string): language is CodeLanguage {
  return Object.hasOwn(GRAMMARS, language);
}

/** Returns the problem of an unsupported language. */
export const describeUnknownLanguage = (language: string): Problem => ({
  message: `Unknown code language "${language}".`,
  fix: INSTEAD[language]
    ? `Use "${INSTEAD[language]}".`
    : `Use one of ${CODE_LANGUAGES.join(', ')}.`,
});

/**
 * The class that sets the color of a Prism token. Tokens that aren't listed inherit the surrounding
 * color; an empty name resets it to that of plain code. Few classes and flat spans keep the page's
 * DOM small.
 */
const COLORS: Record<string, string> = {
  comment: 'comment',
  prolog: 'comment',
  doctype: 'comment',
  cdata: 'comment',
  shebang: 'comment',
  coord: 'comment',
  keyword: 'keyword',
  rule: 'keyword',
  'attr-value': 'string',
  string: 'string',
  'string-property': 'property',
  char: 'string',
  entity: 'string',
  url: 'string',
  regex: 'regex',
  number: 'number',
  unit: 'number',
  hexcode: 'number',
  boolean: 'boolean',
  important: 'keyword',
  builtin: 'builtin',
  'class-name': 'class-name',
  function: 'function',
  'attr-name': 'attr-name',
  selector: 'selector',
  tag: 'tag',
  property: 'property',
  'literal-property': 'property',
  key: 'property',
  parameter: 'variable',
  variable: 'variable',
  constant: 'class-name',
  'inserted-sign': 'inserted',
  'inserted-arrow': 'inserted',
  'deleted-sign': 'deleted',
  'deleted-arrow': 'deleted',
  script: '',
  spread: '',
  interpolation: '',
  punctuation: '',
  operator: '',
};

/** In these tokens, punctuation such as quotes belongs to the text and has its color. */
const TEXTUAL = new Set([
  'string',
  'attr-value',
  'comment',
  'regex',
  'selector',
  'inserted',
  'deleted',
]);

interface Piece {
  text: string;
  color: string;
}

function colorOf(type: string, alias: string | string[] | undefined, around: string): string {
  for (const name of [type, ...(alias === undefined ? [] : [alias].flat())]) {
    const color = COLORS[name];
    if (color === undefined) {
      continue;
    }
    return color === '' && TEXTUAL.has(around) && type !== 'interpolation' ? around : color;
  }
  return around;
}

/** Flattens the token tree to a list of colored pieces. */
function flattenTokens(stream: Prism.TokenStream, around: string, pieces: Piece[]): void {
  if (typeof stream === 'string') {
    pieces.push({text: stream, color: around});
  } else if (Array.isArray(stream)) {
    for (const part of stream) {
      flattenTokens(part, around, pieces);
    }
  } else {
    flattenTokens(stream.content, colorOf(stream.type, stream.alias, around), pieces);
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Renders a line as HTML. Adjacent pieces of the same color, and spaces between them, share a span.
 */
function lineToHtml(pieces: readonly Piece[]): string {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && (last.color === piece.color || piece.text.trim() === '')) {
      last.text += piece.text;
    } else {
      joined.push({...piece});
    }
  }
  return joined
    .map(({text, color}) => {
      const code = text.trimEnd();
      return color === '' || code === ''
        ? escapeHtml(text)
        : `<span class="token ${color}">${escapeHtml(code)}</span>${text.slice(code.length)}`;
    })
    .join('');
}

/** CSS renders the prompt: it isn't text, so it can't be copied, selected, or searched. */
const PROMPT = '<span class="token prompt"></span>';

/**
 * Highlights code, and returns one HTML string per line, each with balanced tags.
 *
 * @param code source code; a trailing line break doesn't add a line
 * @param language one of `CODE_LANGUAGES`
 * @throws for any other language, with its replacement in the message
 */
export function highlightLines(code: string, language: string): string[] {
  if (!isCodeLanguage(language)) {
    throw new BuildProblemError(describeUnknownLanguage(language));
  }
  let text = code.replaceAll('\r\n', '\n').replace(/\n$/, '');
  const prompts = new Set<number>();
  if (language === 'bash') {
    text = text
      .split('\n')
      .map((line, index) => {
        if (!line.startsWith('$ ')) {
          return line;
        }
        prompts.add(index);
        return line.slice(2);
      })
      .join('\n');
  }
  const pieces: Piece[] = [];
  const grammar = GRAMMARS[language];
  const rules = grammar === null ? undefined : Prism.languages[grammar];
  flattenTokens(rules ? Prism.tokenize(text, rules) : text, '', pieces);
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    piece.text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push([]);
      }
      if (part !== '') {
        lines.at(-1)?.push({text: part, color: piece.color});
      }
    });
  }
  return lines.map((line, index) => (prompts.has(index) ? PROMPT : '') + lineToHtml(line));
}

/**
 * Highlights code at build time, so no grammar reaches the browser. The HTML contains spans of
 * class `token <kind>`, which `/static/styles/prism-okaidia.css` colors. A shell prompt (`$ ` at
 * the start of a bash line) becomes an empty `token prompt` span that CSS renders.
 *
 * @param code source code
 * @param language one of `CODE_LANGUAGES`
 * @throws for any other language, with its replacement in the message
 */
export function highlightCode(code: string, language: string): string {
  return highlightLines(code, language).join('\n');
}
