import {isPlan, PAID_PLANS} from '../plans/shared';
import {FEATURES} from './shared';

/**
 * What is wrong with the flags of a row, one line each.
 *
 * @param props what the writer gave, from `sidebars.ts` or from the JSON of an older version
 * @param place how the line names the row, such as `page('react-data-grid/export')`
 */
export function checkFlags(props: object, place: string, file = 'sidebars.ts'): string[] {
  return Object.entries(props).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'plan') {
      return isPlan(value) && value !== 'community'
        ? []
        : [
            `${file}: ${place} has plan ${JSON.stringify(value)}; use ${PAID_PLANS.map((plan) => `'${plan}'`).join(' or ')}, or leave it out for the community plan`,
          ];
    }
    if (!(FEATURES as readonly string[]).includes(key)) {
      return [`${file}: ${place} has an unknown flag '${key}'; use plan, ${FEATURES.join(', ')}`];
    }
    return typeof value === 'boolean'
      ? []
      : [`${file}: ${place} has ${key} ${JSON.stringify(value)}; use true`];
  });
}
