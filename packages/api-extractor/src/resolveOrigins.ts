import path from 'node:path';

import type {RawComponent} from './extractComponent';
import type {RawInterface} from './extractInterface';
import type {RawMember} from './extractMembers';
import type {ApiMember, ApiSlot, ComponentApi, InterfaceApi, PaidPlan} from './types';

/** An extracted component with its plan, imports, and source. */
export type CatalogComponent = RawComponent & Pick<ComponentApi, 'plan' | 'imports' | 'source'>;

/** Data about a component that resolves the origin of its props. */
interface KnownComponent {
  component: CatalogComponent;
  props: Set<string>;
  slots: Set<string>;
}

const stripPlan = (name: string) => name.replace(/(Pro|Premium)$/, '');

/**
 * Returns the versions of a component in lower plans, lowest first: `DataGrid` and `DataGridPro`
 * for `DataGridPremium`.
 */
function lowerPlanVersions(
  component: CatalogComponent,
  known: Map<string, KnownComponent>,
): KnownComponent[] {
  const base = stripPlan(component.name);
  if (base === component.name) {
    return [];
  }
  const names = component.plan === 'premium' ? [base, `${base}Pro`] : [base];
  return names.flatMap((name) => known.get(name) ?? []);
}

/** Returns the documented component whose file or folder declares a prop. */
function ownerOf(
  origin: NonNullable<RawMember['origin']>,
  component: CatalogComponent,
  byFile: Map<string, string[]>,
  known: Map<string, KnownComponent>,
): string | undefined {
  const file = origin.file.replace(/\.types\.d\.ts$/, '.d.ts');
  const declared = byFile.get(`${origin.package}/${file}`);
  if (declared) {
    return declared.includes(component.name) ? component.name : declared[0];
  }
  // To other directories, a directory represents its component; within it, shared files belong to the component that uses them.
  return path
    .dirname(file)
    .split('/')
    .findLast(
      (folder) =>
        known.get(folder)?.component.origin.package === origin.package &&
        !component.origin.file.split('/').includes(folder),
    );
}

function originOf(
  member: RawMember,
  component: CatalogComponent,
  lowerPlans: KnownComponent[],
  byFile: Map<string, string[]>,
  known: Map<string, KnownComponent>,
): string | undefined {
  const {origin} = member;
  if (!origin) {
    return undefined;
  }
  if (origin.package === '@mui/material') {
    const {inherits} = component;
    return inherits && origin.file.startsWith(`${inherits.name}/`) ? inherits.name : undefined;
  }
  const owner = ownerOf(origin, component, byFile, known);
  if (owner === component.name) {
    return undefined;
  }
  if (owner && known.get(owner)?.props.has(member.name)) {
    return owner;
  }
  return origin.package === component.origin.package
    ? undefined
    : lowerPlans.find(({props}) => props.has(member.name))?.component.name;
}

const capitalize = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/**
 * Returns a function that finds the class of the element in a slot: the slot's own class, the root
 * class of its default component, or the class of the component that is named like it:
 * `MuiChartsAxis-tick` for `axisTick`, `MuiBarElement-root` for `bar`.
 */
function indexClasses(components: readonly CatalogComponent[]) {
  const roots = new Map<string, string>();
  /** The classes by possible names of slots; several if a name is ambiguous. */
  const named = new Map<string, Set<string>>();
  for (const component of components) {
    const owner = component.name.replaceAll(/^(?:Charts|Pickers)|(?:Element|Calendar)$/g, '');
    for (const {name, className, state} of component.classes) {
      if (name === 'root') {
        roots.set(stripPlan(component.name), className);
      }
      const slots = [`${owner}${name === 'root' ? '' : capitalize(name)}`, capitalize(name)];
      for (const slot of state ? [] : slots) {
        named.set(slot, (named.get(slot) ?? new Set()).add(className));
      }
    }
  }
  return (owner: string, {name, default: component = '', className}: ApiSlot) => {
    const [value = ''] = /[A-Z]\w+/.exec(component) ?? [];
    const [first, ...others] = named.get(capitalize(name)) ?? [];
    return (
      className ??
      // The packages document the wrong toolbar for some pickers.
      roots.get(`${owner.replace(/^(?:Desktop|Mobile|Static)/, '')}${capitalize(name)}`) ??
      roots.get(value.replace(/Root$/, '')) ??
      (others[0] ? undefined : first)
    );
  };
}

/**
 * Adds to each prop of an area the documented component that it comes from, and the plan that it requires. A prop or slot requires a
 * plan if the component of a lower plan lacks it. Call it once all components are extracted.
 */
export function resolveComponents(components: CatalogComponent[]): ComponentApi[] {
  const known = new Map<string, KnownComponent>(
    components.map((component) => [
      component.name,
      {
        component,
        props: new Set(component.props.map(({name}) => name)),
        slots: new Set(component.slots.map(({name}) => name)),
      },
    ]),
  );
  const byFile = new Map<string, string[]>();
  for (const {name, origin} of components) {
    const key = `${origin.package}/${origin.file}`;
    byFile.set(key, [...(byFile.get(key) ?? []), name]);
  }
  const findClass = indexClasses(components);
  return components.map((component) => {
    const lowerPlans = lowerPlanVersions(component, known);
    const planOf = (has: (version: KnownComponent) => boolean): PaidPlan | undefined =>
      lowerPlans.length === 0 ? undefined : (lowerPlans.find(has)?.component ?? component).plan;

    const {origin: _origin, props, slots, ...rest} = component;
    return {
      ...rest,
      props: props.map((member): ApiMember => {
        const {origin: _memberOrigin, ...prop} = member;
        const from = originOf(member, component, lowerPlans, byFile, known);
        const plan = planOf((version) => version.props.has(prop.name));
        return {...prop, ...(from && {from}), ...(plan && {plan})};
      }),
      slots: slots.map((slot): ApiSlot => {
        const plan = planOf((version) => version.slots.has(slot.name));
        const className = findClass(component.name, slot);
        return {...slot, ...(className && {className}), ...(plan && {plan})};
      }),
    };
  });
}

/** The version of an interface in a lower plan. */
export interface LowerPlanInterface {
  plan?: PaidPlan;
  names: Set<string>;
}

/** Adds to each property the documented interface that declares it, and the plan that it requires. */
export function resolveInterface(
  raw: RawInterface,
  documented: Set<string>,
  lowerPlans: LowerPlanInterface[],
  plan: PaidPlan | undefined,
): Omit<InterfaceApi, 'imports'> {
  return {
    ...raw,
    properties: raw.properties.map((property) => {
      const {declaredIn, origin: _origin, ...member} = property;
      const owner = declaredIn
        ?.replace(/^Grid(Base|Common)/, 'Grid')
        .replace(/(Base|Community|Pro|Premium)$/, '');
      const from = owner && owner !== raw.name && documented.has(owner) ? owner : undefined;
      const needed =
        lowerPlans.length === 0
          ? undefined
          : (lowerPlans.find(({names}) => names.has(member.name)) ?? {plan}).plan;
      return {...member, ...(from && {from}), ...(needed && {plan: needed})};
    }),
  };
}
