import type {ProductName} from '../../../../site/products/shared';
import {LAB, type UpgradeGuide} from '../../../../site/upgrade/shared';

/** The upgrade that the user selected. Versions are major numbers; `LAB` is `@mui/lab`. */
export interface Choice {
  product: ProductName;
  from: number;
  to: number;
}

type Step = Pick<UpgradeGuide, 'product' | 'from' | 'to'>;

/** Returns the name of a version in pages and URLs. */
export const versionName = (major: number): string => (major === LAB ? '@mui/lab' : `v${major}`);

/** Returns the versions that a product can be upgraded from, newest first. */
export const listFrom = (steps: readonly Step[], product: ProductName): number[] =>
  steps
    .filter((step) => step.product === product)
    .map(({from}) => from)
    .sort((a, b) => b - a);

/** Returns the versions that a product can be upgraded to from an older one, newest first. */
export const listTo = (steps: readonly Step[], product: ProductName, from: number): number[] =>
  steps
    .filter((step) => step.product === product && step.to > from)
    .map(({to}) => to)
    .sort((a, b) => b - a);

/** Replaces versions that don't exist with those of the newest step. */
export function fixChoice(
  steps: readonly Step[],
  product: ProductName,
  from?: number,
  to?: number,
): Choice | undefined {
  const starts = listFrom(steps, product);
  const start = starts.find((major) => major === from) ?? starts[0];
  if (start === undefined) {
    return undefined;
  }
  const ends = listTo(steps, product, start);
  return {product, from: start, to: ends.find((major) => major === to) ?? ends[0] ?? start};
}

function readMajor(text: string | null): number | undefined {
  if (text === 'lab') {
    return LAB;
  }
  const [, major] = /^v(\d{1,2})$/.exec(text ?? '') ?? [];
  return major === undefined ? undefined : Number(major);
}

/**
 * Reads an upgrade from a query: `?product=charts&from=v7&to=v8`.
 *
 * @returns `undefined` if the product is missing or has no guide; unknown versions are replaced
 */
export function readChoice(search: string, steps: readonly Step[]): Choice | undefined {
  const query = new URLSearchParams(search);
  const name = query.get('product');
  const product = steps.find((step) => step.product === name)?.product;
  return (
    product && fixChoice(steps, product, readMajor(query.get('from')), readMajor(query.get('to')))
  );
}

/** Returns the query of an upgrade. Unrelated parameters are preserved. */
export function writeChoice(search: string, {product, from, to}: Choice): string {
  const query = new URLSearchParams(search);
  query.set('product', product);
  query.set('from', from === LAB ? 'lab' : versionName(from));
  query.set('to', versionName(to));
  return `?${query.toString()}`;
}
