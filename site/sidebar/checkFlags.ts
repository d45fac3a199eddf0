import {isPlan, PAID_PLANS} from '../plans/shared';
import type {Problem} from '../problems/problemStore';
import {FEATURES} from './shared';

/**
 * Returns the problems of an item's flags, without a place.
 *
 * @param props from `sidebars.ts` or from the JSON of an older version
 * @param item its name in messages, such as `page('react-data-grid/export')`
 */
export function checkFlags(props: object, item: string): Problem[] {
  return Object.entries(props).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'plan') {
      return isPlan(value) && value !== 'community'
        ? []
        : [
            {
              message: `Unknown plan ${JSON.stringify(value)} of ${item}.`,
              fix: `Use ${PAID_PLANS.map((plan) => `'${plan}'`).join(' or ')}, or omit it for the Community plan.`,
            },
          ];
    }
    if (!(FEATURES as readonly string[]).includes(key)) {
      return [
        {
          message: `Unknown flag "${key}" of ${item}.`,
          fix: `Use one of plan, ${FEATURES.join(', ')}.`,
        },
      ];
    }
    return typeof value === 'boolean'
      ? []
      : [
          {
            message: `Flag "${key}" of ${item} must be true, not ${JSON.stringify(value)}.`,
          },
        ];
  });
}
