import type {PaidPlan} from '../plans/shared';
import {textOf, type MdxNode} from './mdxNodes';

/**
 * Takes a plan mark off the end of a line of Markdown: `Row grouping [premium]` becomes `Row grouping`. An explicit id
 * after the mark stays, so anchors never know of it: `[premium] {/* #row-grouping *\/}`.
 *
 * @param line a heading or a paragraph; its children are changed in place.
 * @throws when a mark stands elsewhere, or is none: brackets at the end of a line would be printed as they are.
 */
export function takePlan(line: MdxNode): PaidPlan | undefined {
  const children = line.children ?? [];
  // The comment that holds an explicit id is a node of its own, after the text.
  const last = children.at(-1)?.type === 'mdxTextExpression' ? children.at(-2) : children.at(-1);
  const match =
    last?.type === 'text' ? /^(.*?)\s*\[(pro|premium)\]\s*$/s.exec(last.value ?? '') : null;
  if (match && last) {
    last.value = match[1];
  }
  if (/\[(community|pro|premium)\]/i.test(textOf(line))) {
    throw new Error(
      'The mark of a plan is [pro] or [premium], in small letters, once and at the end of the line.',
    );
  }
  const other = last?.type === 'text' ? /\s(\[[a-z][a-z -]*\])\s*$/i.exec(last.value ?? '') : null;
  if (!match && other) {
    throw new Error(
      `${other[1]} is no plan: end the line with [pro] or [premium], or write it as code, \`${other[1]}\`.`,
    );
  }
  return match?.[2] as PaidPlan | undefined;
}
