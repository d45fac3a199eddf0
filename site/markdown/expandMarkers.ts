import {PLAN_NAMES, type Plan} from '../plans/shared';

/** Replaces the markers of plans and codemods at the end of a line with words. */
export const expandMarkers = (markdown: string): string =>
  markdown
    .replace(/\s*\[codemod\](?=[ \t]*$)/gm, ' (codemod)')
    .replace(
      /\s*\[(pro|premium)\](?=[ \t]*$|[ \t]*\(codemod\)$)/gm,
      (_match, plan: Plan) => ` (${PLAN_NAMES[plan]})`,
    );
