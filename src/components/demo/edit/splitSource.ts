import type {DemoFile} from '@site/plugins/demos/shared';
import {htmlToCode} from '../htmlToCode';

/** A source in three parts; `shown` is what a reader edits. */
export interface SplitSource {
  before: string;
  shown: string;
  after: string;
  /** How many columns `shown` is indented in the whole. */
  indent: number;
}

function indentLines(text: string, indent: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(indent));
}

function dedentLines(text: string, indent: number): string {
  return text.replaceAll(new RegExp(`^ {1,${indent}}`, 'gm'), '');
}

/**
 * Splits the current text of a file around its preview. Where everything is shown, or the text around the preview is no
 * longer the original one, all of it is shown.
 */
export function splitSource(text: string, file: DemoFile, isPreview: boolean): SplitSource {
  const whole = {before: '', shown: text, after: '', indent: 0};
  if (!isPreview || !file.preview) {
    return whole;
  }
  const lines = htmlToCode(file.html).split('\n');
  const before = lines
    .slice(0, file.preview[0])
    .map((line) => `${line}\n`)
    .join('');
  const after = lines
    .slice(file.preview[1] + 1)
    .map((line) => `\n${line}`)
    .join('');
  if (
    !text.startsWith(before) ||
    !text.endsWith(after) ||
    text.length < before.length + after.length
  ) {
    return whole;
  }
  const indent = file.indent ?? 0;
  const middle = text.slice(before.length, text.length - after.length);
  return {before, shown: indent ? dedentLines(middle, indent) : middle, after, indent};
}

/** The whole text again, after the shown part has changed. */
export function joinSplit({before, shown, after, indent}: SplitSource): string {
  return before + (indent ? indentLines(shown, indent) : shown) + after;
}

/** A place in a text, both from 1. */
export interface TextPosition {
  line: number;
  column?: number | undefined;
}

/**
 * Finds a position of the whole text in the shown part; undefined where it lies before that. What lies after it is at its
 * end: something there isn't closed.
 */
export function findShownPosition(
  {before, shown, indent}: SplitSource,
  {line, column}: TextPosition,
): TextPosition | undefined {
  const shownLine = line - (before.split('\n').length - 1);
  const lines = shown.trimEnd().split('\n');
  if (shownLine < 1) {
    return undefined;
  }
  return shownLine > lines.length
    ? {line: lines.length, column: lines.at(-1)!.length + 1}
    : {line: shownLine, column: column && Math.max(column - indent, 1)};
}
