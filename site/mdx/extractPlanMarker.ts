import type {PaidPlan} from '../plans/shared';
import {createError} from '../problems/problemStore';
import {textOf, type MdxNode} from './mdxNodes';

/**
 * Takes a plan mark off the end of a line of Markdown: `Row grouping [premium]` becomes `Row grouping`. An explicit id
 * after the mark stays, so anchors never know of it: `[premium] {/* #row-grouping *\/}`.
 *
 * @param line a heading or a paragraph; its children are changed in place.
 * @throws BuildProblemError without a place for a marker at another position, and for an unknown one
 */
export function extractPlanMarker(line: MdxNode): PaidPlan | undefined {
  const children = line.children ?? [];
  // The comment that holds an explicit id is a node of its own, after the text.
  const last = children.at(-1)?.type === 'mdxTextExpression' ? children.at(-2) : children.at(-1);
  const match =
    last?.type === 'text' ? /^(.*?)\s*\[(pro|premium)\]\s*$/s.exec(last.value ?? '') : null;
  if (match && last) {
    last.value = match[1];
  }
  if (/\[(community|pro|premium)\]/i.test(textOf(line))) {
    throw createError(
      'Invalid plan marker.',
      'Write [pro] or [premium], lowercase, once, at the end of the line.',
    );
  }
  const other = last?.type === 'text' ? /\s(\[[a-z][a-z -]*\])\s*$/i.exec(last.value ?? '') : null;
  if (!match && other) {
    throw createError(
      `Unknown plan marker ${other[1]}.`,
      `Write [pro] or [premium], or put it in backticks: \`${other[1]}\`.`,
    );
  }
  return match?.[2] as PaidPlan | undefined;
}
