import {isPlan, PAID_PLANS} from '../plans/shared';
import {FEATURES} from './shared';

/**
 * Stops the build on a flag that the tree does not know, in one line.
 *
 * @param props what the writer gave, from `sidebars.ts` or from the JSON of an older version
 * @param place how the line names the row, such as `page('react-data-grid/export')`
 */
export function checkFlags(props: object, place: string, file = 'sidebars.ts'): void {
  for (const [key, value] of Object.entries(props) as [string, unknown][]) {
    if (key === 'plan') {
      if (!isPlan(value) || value === 'community') {
        throw new Error(
          `${file}: ${place} has plan ${JSON.stringify(value)}; use ${PAID_PLANS.map((plan) => `'${plan}'`).join(' or ')}, or leave it out for the community plan`,
        );
      }
    } else if (!(FEATURES as readonly string[]).includes(key)) {
      throw new Error(
        `${file}: ${place} has an unknown flag '${key}'; use plan, ${FEATURES.join(', ')}`,
      );
    } else if (typeof value !== 'boolean') {
      throw new Error(`${file}: ${place} has ${key} ${JSON.stringify(value)}; use true`);
    }
  }
}
