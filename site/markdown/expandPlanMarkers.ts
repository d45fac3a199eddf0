import {PLAN_NAMES, type Plan} from '../plans/shared';

/** Replaces plan markers at the end of a line by words. */
export const expandPlanMarkers = (markdown: string): string =>
  markdown.replace(
    /\s*\[(pro|premium)\](?=[ \t]*$)/gm,
    (_match, plan: Plan) => ` (${PLAN_NAMES[plan]})`,
  );
