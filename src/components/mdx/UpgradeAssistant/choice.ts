import type {ProductName} from '../../../../site/products/shared';
import {LAB, type UpgradeGuide} from '../../../../site/upgrade/shared';

/** The upgrade that a reader asks for. Majors are numbers; `LAB` is `@mui/lab`. */
export interface Choice {
  product: ProductName;
  from: number;
  to: number;
}

type Step = Pick<UpgradeGuide, 'product' | 'from' | 'to'>;

/** How a version is called, in pages and addresses. */
export const versionName = (major: number): string => (major === LAB ? '@mui/lab' : `v${major}`);

/** The versions that a product can be upgraded from, the newest first. */
export const listFrom = (steps: readonly Step[], product: ProductName): number[] =>
  steps
    .filter((step) => step.product === product)
    .map(({from}) => from)
    .sort((a, b) => b - a);

/** The versions that a product can be upgraded to from an older one, the newest first. */
export const listTo = (steps: readonly Step[], product: ProductName, from: number): number[] =>
  steps
    .filter((step) => step.product === product && step.to > from)
    .map(({to}) => to)
    .sort((a, b) => b - a);

/** The upgrade with versions that there are: the newest step in the place of one that there is not. */
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
 * Reads an upgrade from an address: `?product=charts&from=v7&to=v8`.
 *
 * @returns nothing where the address names no product that has a guide; versions that there are not are fixed.
 */
export function readChoice(search: string, steps: readonly Step[]): Choice | undefined {
  const query = new URLSearchParams(search);
  const name = query.get('product');
  const product = steps.find((step) => step.product === name)?.product;
  return (
    product && fixChoice(steps, product, readMajor(query.get('from')), readMajor(query.get('to')))
  );
}

/** The query of an upgrade, for the address; other parts of the query stay. */
export function writeChoice(search: string, {product, from, to}: Choice): string {
  const query = new URLSearchParams(search);
  query.set('product', product);
  query.set('from', from === LAB ? 'lab' : versionName(from));
  query.set('to', versionName(to));
  return `?${query.toString()}`;
}
