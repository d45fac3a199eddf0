import {suggestName} from '../suggestions/findClosestName';
import {isPlan, PAID_PLANS} from '../plans/shared';
import type {Problem} from '../problems/problemStore';
import {FEATURES} from './shared';

/**
 * Returns the problems of an item's flags, without a location.
 *
 * @param props from `sidebars.ts` or from the JSON of an older version
 * @param item its name in messages, such as `page('react-data-grid/export')`
 */
export const checkFlags = (props: object, item: string): Problem[] =>
  Object.entries(props).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'plan' && (!isPlan(value) || value === 'community')) {
      const plans = PAID_PLANS.map((plan) => `'${plan}'`).join(' or ');
      const fix = `Use ${plans}, or omit it for the Community plan.`;
      return [{message: `Unknown plan ${JSON.stringify(value)} of ${item}.`, fix}];
    }
    if (key !== 'plan' && !(FEATURES as readonly string[]).includes(key)) {
      const fix = suggestName(key, ['plan', ...FEATURES]);
      return [{message: `Unknown flag "${key}" of ${item}.`, fix}];
    }
    return key === 'plan' || typeof value === 'boolean'
      ? []
      : [{message: `Flag "${key}" of ${item} must be true, not ${JSON.stringify(value)}.`}];
  });
