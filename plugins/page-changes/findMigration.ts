import {productOf} from '../../site/products/shared';
import {readGuides} from '../../site/upgrade/readGuides';
import type {UpgradeData} from '../../site/upgrade/shared';

/** The newest migration guide of a product, with the number of changes that concern components. */
export interface Migration {
  /** Path of the guide. */
  page: string;
  /** The version before, such as `v7`. */
  from: string;
  count: number;
}

let cached: {docsDir: string; guides: UpgradeData[]} | undefined;

/**
 * Returns the changes of the last major version that concern some components: the sections of the
 * migration guide that name one of them, and the names that they have lost. Returns `undefined` if
 * there are none.
 *
 * @param folder the folder of the page, such as `react-data-grid/sorting`
 */
export function findMigration(
  docsDir: string,
  folder: string,
  components: readonly string[],
): Migration | undefined {
  if (cached?.docsDir !== docsDir) {
    cached = {docsDir, guides: readGuides(docsDir)};
  }
  const product = productOf(`/x/${folder}/`);
  const step = cached.guides.find((guide) => guide.product === product)?.steps.at(-1);
  if (!step) {
    return undefined;
  }
  const isNamed = (names: readonly string[] = []) =>
    names.some((name) => components.includes(name));
  const sections = step.changes.filter(
    ({names, components: shown}) => isNamed(names) || isNamed(shown),
  );
  const described = new Set(sections.map(({id}) => id));
  const removed = step.removed.filter(
    ({owners, section}) => isNamed(owners) && !(section && described.has(section)),
  );
  const count = sections.length + removed.length;
  return count > 0 ? {page: step.page, from: `v${step.from}`, count} : undefined;
}
