import {packagesOf, PRODUCTS, type ProductName} from '../../../../site/products/shared';
import {
  isDistinctive,
  type CodeNames,
  type GoneName,
  type UpgradeChange,
  type UpgradeStep,
} from '../../../../site/upgrade/shared';

/** A change with the names in somebody's code that it is about. */
export interface FoundChange {
  change: UpgradeChange;
  /** As they stand in the code; empty where there is no code. */
  names: string[];
}

/** What a step means for somebody's code. */
export interface StepResult {
  step: UpgradeStep;
  /** What concerns everybody: packages and their installation. */
  installation: UpgradeChange[];
  /** The changes that the code is concerned by; all of them where there is no code. */
  found: FoundChange[];
  /** Names in the code that are gone and that no section of the guide tells of. */
  gone: GoneName[];
  /** Changes that no name tells of. */
  unseen: UpgradeChange[];
  /** The other ones. */
  others: UpgradeChange[];
}

/** `DataGrid` for `DataGridPremium`: a change is shown with one of the plans. */
const withoutPlan = (component: string) => component.replace(/(Pro|Premium)$/, '');

/** What the names in somebody's code are asked for. */
interface Code {
  /** Whether it has a name of a change: an identifier, a package path or one below it. */
  has: (name: string) => boolean;
  /** Whether it has one of these components, of whatever plan. */
  hasComponent: (components: readonly string[]) => boolean;
  /** Whether it does something with the classes of a component. */
  hasClasses: boolean;
}

function indexCode({identifiers, paths}: CodeNames): Code {
  const plainNames = new Set([...identifiers].map(withoutPlan));
  return {
    has: (name) =>
      name.startsWith('@')
        ? [...paths].some((path) => path === name || path.startsWith(`${name}/`))
        : identifiers.has(name),
    hasComponent: (components) => components.some((name) => plainNames.has(withoutPlan(name))),
    hasClasses: [...identifiers].some((name) => /classes$/i.test(name)),
  };
}

/** Whether code has a name that is gone. What may be a word of any code counts only with the component that had it. */
function hasGone(
  {name, kind, owners = []}: GoneName,
  {has, hasComponent, hasClasses}: Code,
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
 * @param code the names in the code; without it all changes of the step are found.
 */
export function matchStep(step: UpgradeStep, code?: CodeNames): StepResult {
  const installation = step.changes.filter(({isInstallation}) => isInstallation);
  const changes = step.changes.filter(({isInstallation}) => !isInstallation);
  const result: StepResult = {step, installation, found: [], gone: [], unseen: [], others: []};
  if (!code) {
    return {...result, found: changes.map((change) => ({change, names: []}))};
  }
  const indexed = indexCode(code);
  const gone = step.gone.filter((name) => hasGone(name, indexed));
  const told = new Set(changes.map(({id}) => id));
  result.gone = gone.filter(({section = ''}) => !told.has(section));
  for (const change of changes) {
    const own = gone.filter(({section}) => section === change.id);
    const owners = step.gone
      .filter(({section}) => section === change.id)
      .flatMap((name) => name.owners ?? []);
    const named = (change.names ?? []).filter((name) => name.split(' ').every(indexed.has));
    // Imports show no props: what is told of their components may concern them.
    const imported = code.isImportList
      ? [...(change.components ?? []), ...owners].filter((name) => indexed.hasComponent([name]))
      : [];
    const names = [...named.flatMap((name) => name.split(' ')), ...own.map(({name}) => name)];
    if (names.length > 0 || imported.length > 0) {
      result.found.push({
        change,
        names: [...new Set(names.length > 0 ? names : imported)],
      });
    } else if (change.names) {
      result.others.push(change);
    } else {
      result.unseen.push(change);
    }
  }
  return result;
}

/** The product whose package code imports, if it is one of the family. */
export function detectProduct({paths}: CodeNames): ProductName | undefined {
  return PRODUCTS.find((product) =>
    packagesOf(product).some((name) =>
      [...paths].some((path) => path === name || path.startsWith(`${name}/`)),
    ),
  )?.name;
}
