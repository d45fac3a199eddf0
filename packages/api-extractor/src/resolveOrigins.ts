import type {PaidPlan} from './types';
import type {RawComponent} from './extractComponent';
import type {RawInterface} from './extractInterface';
import type {RawMember} from './extractMembers';
import type {ApiMember, ApiSlot, ComponentApi, InterfaceApi} from './types';

/** An extracted component with its plan, imports, and source. */
export type PlacedComponent = RawComponent & Pick<ComponentApi, 'plan' | 'imports' | 'source'>;

/** Data about a component that resolves the origin of its props. */
interface KnownComponent {
  component: PlacedComponent;
  props: Set<string>;
  slots: Set<string>;
}

const stripPlan = (name: string) => name.replace(/(Pro|Premium)$/, '');

/**
 * Returns the versions of a component in lower plans, lowest first: `DataGrid` and `DataGridPro`
 * for `DataGridPremium`.
 */
function lowerPlanVersions(
  component: PlacedComponent,
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
function homeOf(
  origin: NonNullable<RawMember['origin']>,
  component: PlacedComponent,
  byFile: Map<string, string[]>,
  known: Map<string, KnownComponent>,
): string | undefined {
  const file = origin.file.replace(/\.types\.d\.ts$/, '.d.ts');
  const declared = byFile.get(`${origin.package}/${file}`);
  if (declared) {
    return declared.includes(component.name) ? component.name : declared[0];
  }
  // To other directories, a directory represents its component; within it, shared files belong to the component that uses them.
  const folders = file.split('/').slice(0, -1);
  return folders
    .reverse()
    .find(
      (folder) =>
        known.get(folder)?.component.origin.package === origin.package &&
        !component.origin.file.split('/').includes(folder),
    );
}

function originOf(
  member: RawMember,
  component: PlacedComponent,
  cheaper: KnownComponent[],
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
  const home = homeOf(origin, component, byFile, known);
  if (home === component.name) {
    return undefined;
  }
  if (home && known.get(home)?.props.has(member.name)) {
    return home;
  }
  return origin.package === component.origin.package
    ? undefined
    : cheaper.find(({props}) => props.has(member.name))?.component.name;
}

/**
 * Adds to each prop of an area the documented component that it comes from, and the plan that it requires. A prop or slot requires a
 * plan if the component of a lower plan lacks it. Call it once all components are extracted.
 */
export function resolveComponents(components: PlacedComponent[]): ComponentApi[] {
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
  return components.map((component) => {
    const cheaper = lowerPlanVersions(component, known);
    const planOf = (has: (version: KnownComponent) => boolean): PaidPlan | undefined =>
      cheaper.length === 0 ? undefined : (cheaper.find(has)?.component ?? component).plan;

    const {origin: _origin, props, slots, ...rest} = component;
    return {
      ...rest,
      props: props.map((member): ApiMember => {
        const {origin: _place, ...prop} = member;
        const from = originOf(member, component, cheaper, byFile, known);
        const plan = planOf((version) => version.props.has(prop.name));
        return {...prop, ...(from && {from}), ...(plan && {plan})};
      }),
      slots: slots.map((slot): ApiSlot => {
        const plan = planOf((version) => version.slots.has(slot.name));
        return {...slot, ...(plan && {plan})};
      }),
    };
  });
}

/** The version of an interface in a lower plan. */
export interface CheaperInterface {
  plan?: PaidPlan;
  names: Set<string>;
}

/** Adds to each property the documented interface that declares it, and the plan that it requires. */
export function resolveInterface(
  raw: RawInterface,
  documented: Set<string>,
  cheaper: CheaperInterface[],
  plan: PaidPlan | undefined,
): Omit<InterfaceApi, 'imports'> {
  return {
    ...raw,
    properties: raw.properties.map((property) => {
      const {declaredIn, origin: _origin, ...member} = property;
      const home = declaredIn
        ?.replace(/^Grid(Base|Common)/, 'Grid')
        .replace(/(Base|Community|Pro|Premium)$/, '');
      const from = home && home !== raw.name && documented.has(home) ? home : undefined;
      const needed =
        cheaper.length === 0
          ? undefined
          : (cheaper.find(({names}) => names.has(member.name)) ?? {plan}).plan;
      return {...member, ...(from && {from}), ...(needed && {plan: needed})};
    }),
  };
}
