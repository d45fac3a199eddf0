import type {PaidPlan} from '../plans/shared';
import {createError} from '../problems/problemStore';
import {textOf, type MdxNode} from './mdxNodes';

/** Matches the markers at the end of a line. */
const MARKERS = /(?:\s*\[(?:pro|premium|codemod)\])+\s*$/;

/** Returns a line of Markdown without the markers at its end. */
export const stripMarkers = (line: string): string => line.replace(MARKERS, '');

/** The markers at the end of a line. */
export interface LineMarkers {
  /** The plan of a section or feature: `[pro]`. */
  plan?: PaidPlan;
  /** `true` if a codemod makes the change that a section describes: `[codemod]`. */
  codemod?: true;
}

/**
 * Removes the markers from the end of a line of Markdown: `Row grouping [premium]` becomes `Row
 * grouping`. An explicit id after the marker stays, so the marker doesn't affect anchors:
 * `[premium] {/* #row-grouping *\/}`. A plan comes before `[codemod]`.
 *
 * @param line a heading or paragraph, whose children are changed in place
 * @throws BuildProblemError without a location for an unknown marker, or one at another position
 */
export function extractMarkers(line: MdxNode): LineMarkers {
  const children = line.children ?? [];
  // The comment with an explicit id is a separate node after the text.
  const last = children.at(-1)?.type === 'mdxTextExpression' ? children.at(-2) : children.at(-1);
  const text = last?.type === 'text' ? (last.value ?? '') : '';
  const [, rest, plan, codemod] =
    /^(.*?)(?:\s*\[(pro|premium)\])?(?:\s*\[(codemod)\])?\s*$/s.exec(text) ?? [];
  if (last && (plan ?? codemod)) {
    last.value = rest;
  }
  if (/\[(community|pro|premium|codemod)\]/i.test(textOf(line))) {
    throw createError(
      'Invalid marker.',
      'Write [pro], [premium], or [codemod], lowercase, once, at the end of the line.',
    );
  }
  const [, other] = (!plan && !codemod && /\s(\[[a-z][a-z -]*\])\s*$/i.exec(text)) || [];
  if (other) {
    throw createError(
      `Unknown marker ${other}.`,
      `Write [pro], [premium], or [codemod], or put it in backticks: \`${other}\`.`,
    );
  }
  return {...(plan && {plan: plan as PaidPlan}), ...(codemod && {codemod: true as const})};
}
