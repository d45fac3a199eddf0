import {packagesOf, PRODUCTS, type ProductName} from '../../../../site/products/shared';
import {
  isDistinctive,
  type CodeNames,
  type RemovedName,
  type UpgradeChange,
  type UpgradeStep,
} from '../../../../site/upgrade/shared';

/** A change with the matching names in the user's code. */
export interface FoundChange {
  change: UpgradeChange;
  /** As written in the code; empty without code. */
  names: string[];
}

/** The result of a step for the user's code. */
export interface StepResult {
  step: UpgradeStep;
  /** Changes that every upgrade needs: packages and their installation. */
  installation: UpgradeChange[];
  /** Changes that affect the code; all changes without code. */
  found: FoundChange[];
  /** Removed names in the code that no section of the guide mentions. */
  removed: RemovedName[];
  /** Changes that can't be detected by a name in the code. */
  undetectable: UpgradeChange[];
  /** All other changes. */
  others: UpgradeChange[];
}

/**
 * Returns `DataGrid` for `DataGridPremium`, because a change is listed for only one of the plans.
 */
const removePlanSuffix = (component: string) => component.replace(/(Pro|Premium)$/, '');

/** The names in the user's code, with functions to look them up. */
interface CodeIndex {
  /** Returns whether the code contains an identifier, or a package path or a subpath of it. */
  has: (name: string) => boolean;
  /** Returns whether the code contains one of these components, in any plan. */
  hasComponent: (components: readonly string[]) => boolean;
  /** `true` if the code uses the CSS classes of a component. */
  hasClasses: boolean;
}

function indexCode({identifiers, paths}: CodeNames): CodeIndex {
  const plainNames = new Set([...identifiers].map(removePlanSuffix));
  return {
    has: (name) =>
      name.startsWith('@')
        ? [...paths].some((path) => path === name || path.startsWith(`${name}/`))
        : identifiers.has(name),
    hasComponent: (components) => components.some((name) => plainNames.has(removePlanSuffix(name))),
    hasClasses: [...identifiers].some((name) => /classes$/i.test(name)),
  };
}

/**
 * Returns whether the code contains a removed name. Common words count only together with their
 * component.
 */
function hasRemovedName(
  {name, kind, owners = []}: RemovedName,
  {has, hasComponent, hasClasses}: CodeIndex,
): boolean {
  switch (kind) {
    case 'class':
      return (
        owners.some((owner) => has(`Mui${owner}-${name}`)) ||
        (hasClasses && has(name) && hasComponent(owners))
      );
    case 'prop':
    case 'slot':
      return has(name) && (name.startsWith('unstable_') || hasComponent(owners));
    case 'property':
    case 'method':
    case 'event':
    case 'selector':
      return has(name) && isDistinctive(name);
    default:
      return has(name);
  }
}

/**
 * Compares a step of an upgrade with code.
 *
 * @param code the names in the code; without it, the result contains all changes of the step
 */
export function matchStep(step: UpgradeStep, code?: CodeNames): StepResult {
  const installation = step.changes.filter(({isInstallation}) => isInstallation);
  const changes = step.changes.filter(({isInstallation}) => !isInstallation);
  const result: StepResult = {
    step,
    installation,
    found: [],
    removed: [],
    undetectable: [],
    others: [],
  };
  if (!code) {
    return {...result, found: changes.map((change) => ({change, names: []}))};
  }
  const indexed = indexCode(code);
  const removed = step.removed.filter((name) => hasRemovedName(name, indexed));
  const changeIds = new Set(changes.map(({id}) => id));
  result.removed = removed.filter(({section = ''}) => !changeIds.has(section));
  for (const change of changes) {
    const sectionRemoved = removed.filter(({section}) => section === change.id);
    const owners = step.removed
      .filter(({section}) => section === change.id)
      .flatMap((name) => name.owners ?? []);
    const named = (change.names ?? []).filter((name) => name.split(' ').every(indexed.has));
    // Imports contain no props, so all changes of an imported component may be relevant.
    const imported = code.isImportList
      ? [...(change.components ?? []), ...owners].filter((name) => indexed.hasComponent([name]))
      : [];
    const names = [
      ...named.flatMap((name) => name.split(' ')),
      ...sectionRemoved.map(({name}) => name),
    ];
    if (names.length > 0 || imported.length > 0) {
      result.found.push({
        change,
        names: [...new Set(names.length > 0 ? names : imported)],
      });
    } else if (change.names) {
      result.others.push(change);
    } else {
      result.undetectable.push(change);
    }
  }
  return result;
}

/** Returns the first product that the code imports a package of, if any. */
export function detectProduct({paths}: CodeNames): ProductName | undefined {
  return PRODUCTS.find((product) =>
    packagesOf(product).some((name) =>
      [...paths].some((path) => path === name || path.startsWith(`${name}/`)),
    ),
  )?.name;
}
