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
export const formatVersion = (major: number): string => (major === LAB ? '@mui/lab' : `v${major}`);

/** Returns the versions that a product can be upgraded from, newest first. */
export const listSourceVersions = (steps: readonly Step[], product: ProductName): number[] =>
  steps
    .filter((step) => step.product === product)
    .map(({from}) => from)
    .sort((a, b) => b - a);

/** Returns the versions that a product can be upgraded to from an older one, newest first. */
export const listTargetVersions = (
  steps: readonly Step[],
  product: ProductName,
  from: number,
): number[] =>
  steps
    .filter((step) => step.product === product && step.to > from)
    .map(({to}) => to)
    .sort((a, b) => b - a);

/** Replaces versions that don't exist with those of the newest step. */
export function normalizeChoice(
  steps: readonly Step[],
  product: ProductName,
  from?: number,
  to?: number,
): Choice | undefined {
  const sourceVersions = listSourceVersions(steps, product);
  const sourceVersion = sourceVersions.find((major) => major === from) ?? sourceVersions[0];
  if (sourceVersion === undefined) {
    return undefined;
  }
  const targetVersions = listTargetVersions(steps, product, sourceVersion);
  return {
    product,
    from: sourceVersion,
    to: targetVersions.find((major) => major === to) ?? targetVersions[0] ?? sourceVersion,
  };
}

function parseMajor(text: string | null): number | undefined {
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
    product &&
    normalizeChoice(steps, product, parseMajor(query.get('from')), parseMajor(query.get('to')))
  );
}

/** Returns the query of an upgrade. Unrelated parameters are preserved. */
export function writeChoice(search: string, {product, from, to}: Choice): string {
  const query = new URLSearchParams(search);
  query.set('product', product);
  query.set('from', from === LAB ? 'lab' : formatVersion(from));
  query.set('to', formatVersion(to));
  return `?${query.toString()}`;
}
