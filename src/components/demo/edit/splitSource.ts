import type {DemoFile} from '@site/plugins/demos/shared';
import {htmlToCode} from '../htmlToCode';

/** A source file in three parts. `shown` is the part that users edit. */
export interface SplitSource {
  before: string;
  shown: string;
  after: string;
  /** The number of columns that `shown` is indented by in the full source. */
  indent: number;
}

function indentLines(text: string, indent: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(indent));
}

function dedentLines(text: string, indent: number): string {
  return text.replaceAll(new RegExp(`^ {1,${indent}}`, 'gm'), '');
}

/**
 * Splits the current text of a file around its preview. If the full code is visible, or the text
 * around the preview has changed, `shown` contains all of it.
 */
export function splitSource(
  text: string,
  file: DemoFile | undefined,
  isPreview: boolean,
): SplitSource {
  const whole = {before: '', shown: text, after: '', indent: 0};
  if (!isPreview || !file?.preview) {
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

/** Returns the full text after a change of the visible part. */
export function mergeSplitSource({before, shown, after, indent}: SplitSource): string {
  return before + (indent ? indentLines(shown, indent) : shown) + after;
}

/** A position in text; both numbers start at 1. */
export interface TextPosition {
  line: number;
  column?: number | undefined;
}

/**
 * Converts a position in the full text to the visible part. Returns `undefined` for positions
 * before it. Positions after it map to its end, because they mean that something isn't closed.
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

/** Converts an offset in the visible part to the full text. */
export const findFullOffset = ({before, shown, indent}: SplitSource, at: number): number =>
  before.length + indentLines(shown.slice(0, at), indent).length;

/** Converts an offset in the full text to the visible part. Returns `undefined` outside of it. */
export function findShownOffset(
  {before, shown, indent}: SplitSource,
  at: number,
): number | undefined {
  const text = indentLines(shown, indent);
  const offset = at - before.length;
  if (offset < 0 || offset > text.length) {
    return undefined;
  }
  return indent ? dedentLines(text.slice(0, offset), indent).length : offset;
}
