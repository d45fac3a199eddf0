import {stripVTControlCharacters} from 'node:util';
import {explainMdxError} from '../mdx/explainMdxError';

/** What the bundler wraps around the sentence of an error: frames, marks, and the names of loaders. */
const WRAPPING = /^[\s│╭╰─▶×·,|]*(?:Error: )?/u;

/**
 * What the bundler says of a module that it could not make, in one line: `docs/a/Demo.tsx:12: Expected '}'`. Its own text
 * draws a frame of code and repeats the sentence with the stack of its loader.
 *
 * @param file of the module, relative to the site
 * @param source of a page, for an explanation that its author can act on
 */
export function formatModuleError(message: string, file?: string, source?: string): string {
  const text = stripVTControlCharacters(message).replaceAll('\\n', '\n');
  const cause = /^.*?Cause: (.*)$/m.exec(text)?.[1];
  const sentences = text
    .split('\n')
    .map((line) => line.replace(WRAPPING, '').trim())
    .filter((line) => line !== '' && !/^(?:Module build failed|MDX compilation failed)/.test(line));
  const [sentence = ''] = (cause ?? sentences[0] ?? text)
    .replace(/^\w*Error: /, '')
    // Where it was looked for is beside the file.
    .replace(/ in '[^']+'$/, '')
    .trim()
    // The place in brackets is told in front.
    .split(/ (?=\(\d+:\d+\)$)/);
  // A check of this site has told the place.
  if (!file || /^\S+:\d+: /.test(sentence)) {
    return sentence;
  }
  const line =
    /"line": (\d+)/.exec(text)?.[1] ??
    /\((\d+):\d+\)/.exec(text)?.[1] ??
    /(?:\[|\.[jt]sx?:|\.mdx:)(\d+):\d+/.exec(text)?.[1];
  const shown =
    source === undefined
      ? {line, message: sentence}
      : explainMdxError({reason: sentence, line: line ? Number(line) : undefined}, source);
  return `${file}${shown.line ? `:${shown.line}` : ''}: ${shown.message}`;
}
