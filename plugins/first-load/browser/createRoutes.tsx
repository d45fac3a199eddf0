import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {RouteContext} from '@docusaurus/types';
import {useEffect, useReducer, type ComponentType, type ReactNode} from 'react';
import {expandTable, type CompactTable, type ModuleTree, type RouteEntry} from './routeTable';

/**
 * Makes the route table that react-router reads from its compact form. Stands in for Docusaurus' generated
 * `routes.js`, `registry.js` and `routesChunkNames.json` and for its `ComponentCreator`.
 */

type Module = Record<string, unknown>;

/** A module of a route: itself where it is part of the main file, else the function that fetches it. */
export type ModuleSource = Module | (() => Promise<Module>);

/** What react-router renders; `preload` fetches its modules. */
export type RouteComponent = ComponentType<Record<string, unknown>> & {
  preload: () => Promise<unknown>;
};

/** A route as react-router-config reads it. */
export type Route = {
  path: string;
  component: RouteComponent;
  routes?: Route[];
  [attribute: string]: unknown;
};

/** What the modules of a route come to; every other entry is a prop of the component. */
type Loaded = {
  __comp: ComponentType<Record<string, unknown>>;
  __context?: RouteContext;
  __props?: Record<string, unknown>;
  [prop: string]: unknown;
};

/** The value of a module as its route's component gets it: the default export, with the others put on it. */
function valueOf(module: Module): unknown {
  const {default: value} = module;
  if (!value) throw new Error('A page has no default export.');
  if (typeof value === 'object' || typeof value === 'function') {
    for (const name of Object.keys(module)) {
      if (name !== 'default') (value as Module)[name] = module[name];
    }
  }
  return value;
}

async function load(tree: ModuleTree, sources: ModuleSource[]): Promise<unknown> {
  if (typeof tree === 'number') {
    const source = sources[tree] as ModuleSource;
    return valueOf(typeof source === 'function' ? await source() : source);
  }
  if (Array.isArray(tree)) return Promise.all(tree.map((part) => load(part, sources)));
  const entries = Object.entries(tree).map(
    async ([prop, part]) => [prop, await load(part, sources)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** The component of a route. It shows nothing until its modules are there; Docusaurus waits for `preload`. */
function createComponent(modules: ModuleTree, sources: ModuleSource[]): RouteComponent {
  let loaded: Loaded | undefined;
  let loading: Promise<void> | undefined;
  const preload = (): Promise<void> => {
    loading ??= load(modules, sources).then(
      (value) => {
        loaded = value as Loaded;
      },
      (error: unknown) => {
        // The next attempt asks the network again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  function RoutePart(props: Record<string, unknown>): ReactNode {
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    const isReady = loaded !== undefined;
    useEffect(() => {
      if (!isReady) preload().then(rerender, () => {});
    }, [isReady]);
    if (!loaded) return null;
    const {__comp: Component, __context: context, __props: ownProps, ...rest} = loaded;
    return (
      <RouteContextProvider value={context ?? null}>
        <Component {...rest} {...ownProps} {...props} />
      </RouteContextProvider>
    );
  }
  RoutePart.preload = preload;
  return RoutePart;
}

/**
 * The routes with the one of the open page before the others: react-router makes a regular expression of every path that
 * it passes on its way to it, and there are hundreds.
 */
function openPageFirst(routes: Route[]): Route[] {
  const isOpen = ({path, exact}: Route) =>
    exact === true && typeof window !== 'undefined' && path === window.location.pathname;
  return [...routes.filter(isOpen), ...routes.filter((route) => !isOpen(route))];
}

/** The routes of `table`; their modules come from `sources`. */
export function createRoutes(table: CompactTable, sources: ModuleSource[]): Route[] {
  const create = ({path, modules, attributes, routes}: RouteEntry): Route => ({
    ...attributes,
    path,
    component: createComponent(modules, sources),
    ...(routes && {routes: openPageFirst(routes.map(create))}),
  });
  return openPageFirst(expandTable(table).map(create));
}
