import fs from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import {explainMdxError} from '../mdx/explainMdxError';
import {toSitePath} from '../pages/toSitePath';
import type {Problem} from './problemStore';

/** Matches the text around the bundler's message: frames, markers, and names of loaders. */
const PREFIX = /^[\s│╭╰─▶×·,|]*(?:Error: )?/u;

/**
 * Returns the problem in the bundler's text about a module that it couldn't build and that no check
 * has reported. The text contains a code frame, and repeats the message with the stack of its
 * loader.
 *
 * @param file of the module, an absolute path; empty if the error belongs to no module
 */
export function parseModuleError(message: string, siteDir: string, file: string): Problem {
  const text = stripVTControlCharacters(message).replaceAll('\\n', '\n');
  const cause = /^.*?Cause: (.*)$/m.exec(text)?.[1];
  const sentences = text
    .split('\n')
    .map((line) => line.replace(PREFIX, '').trim())
    .filter((line) => line !== '' && !/^(?:Module build failed|MDX compilation failed)/.test(line));
  const reason = (cause ?? sentences[0] ?? text)
    .replace(/^\w*Error: /, '')
    // The searched folder is that of the file.
    .replace(/ in '[^']+'$/, '')
    .replace(/ \(\d+:\d+\)$/, '')
    .trim();
  const found =
    /"line": (\d+)/.exec(text) ??
    /\((\d+):\d+\)/.exec(text) ??
    /(?:\[|\.[jt]sx?:|\.mdx:)(\d+):\d+/.exec(text);
  const line = found ? Number(found[1]) : undefined;
  const isPage = /\.mdx?$/.test(file) && fs.existsSync(file);
  return {
    ...(file && {file: toSitePath(siteDir, file)}),
    ...(isPage
      ? explainMdxError({reason, line}, fs.readFileSync(file, 'utf8'))
      : {line, message: reason.replace(/\.?$/, '.')}),
  };
}
