import type {PaidPlan} from '../plans/shared';
import {createError} from '../problems/problemStore';
import {textOf, type MdxNode} from './mdxNodes';

/**
 * Removes a plan marker from the end of a line of Markdown: `Row grouping [premium]` becomes `Row
 * grouping`. An explicit id after the marker stays, so the marker doesn't affect anchors:
 * `[premium] {/* #row-grouping *\/}`.
 *
 * @param line a heading or paragraph, whose children are changed in place
 * @throws BuildProblemError without a location for an unknown marker, or one at another position
 */
export function extractPlanMarker(line: MdxNode): PaidPlan | undefined {
  const children = line.children ?? [];
  // The comment with an explicit id is a separate node after the text.
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
