import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteContext} from '@docusaurus/types';
import {useEffect, useReducer, useState, type ComponentType, type ReactNode} from 'react';
import type {LoadedPage, Pages} from './pages';
import type {CompactRoute, CompactTable, ModuleTree, PageRow} from './routeTable';
import {valueOf, type Module} from './valueOf';

/**
 * Creates the route table for react-router from its compact format. Replaces Docusaurus' generated `routes.js`, `registry.js`,
 * and `routesChunkNames.json`, and its `ComponentCreator`.
 */

/**
 * A module of a route: the module itself if it's part of the main file, otherwise the function that
 * fetches it.
 */
export type ModuleSource = Module | (() => Promise<Module>);

/** A component that react-router renders; `preload` fetches its modules. */
export type RouteComponent = ComponentType<Record<string, unknown>> & {
  preload: () => Promise<unknown>;
};

/** A route in the format of react-router-config. */
export type Route = {
  path: string | string[];
  component: RouteComponent;
  routes?: Route[];
  /**
   * `true` if the route represents many pages. `path` then contains the paths of those that are
   * loaded.
   */
  isRow?: true;
  [attribute: string]: unknown;
};

/**
 * The loaded modules of a route. Entries without a `__` prefix become props of the component.
 */
type Loaded = {
  __comp: ComponentType<Record<string, unknown>>;
  __context?: RouteContext;
  __props?: Record<string, unknown>;
  [prop: string]: unknown;
};

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

/**
 * Returns the props of a version's route, with its sidebars once the site map has loaded. The first page doesn't need them, and a
 * mounted layout doesn't re-render when they arrive.
 */
function withSidebars(props: Loaded['__props'], {siteMap}: Pages): Loaded['__props'] {
  const version = props?.version as PropVersionMetadata | undefined;
  const docsSidebars = version && siteMap?.sidebars[version.version];
  return docsSidebars ? {...props, version: {...version, docsSidebars}} : props;
}

/**
 * Creates the component of a route. It renders nothing until its modules are loaded; Docusaurus
 * waits for `preload`.
 */
function createComponent(
  modules: ModuleTree,
  sources: ModuleSource[],
  pages: Pages,
  own?: string,
): RouteComponent {
  let loaded: Loaded | undefined;
  let loading: Promise<void> | undefined;
  const preload = (): Promise<void> => {
    loading ??= load(modules, sources).then(
      (value) => {
        loaded = value as Loaded;
      },
      (error: unknown) => {
        // Let the next attempt fetch again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  function Shown({
    loaded: {__comp: Component, __context: context, __props: ownProps, ...rest},
    ...props
  }: Record<string, unknown> & {loaded: Loaded}): ReactNode {
    const path = own && (props.match as {path: string}).path;
    const [value] = useState(() => {
      const page: LoadedPage | undefined = path ? pages.get(path) : undefined;
      return {
        props: {...rest, ...(own && {[own]: page?.content}), ...withSidebars(ownProps, pages)},
        context: page ? {...context, data: {...context?.data, ...page.data}} : (context ?? null),
      };
    });
    return (
      <RouteContextProvider value={value.context}>
        <Component {...value.props} {...props} />
      </RouteContextProvider>
    );
  }
  function RoutePart(props: Record<string, unknown>): ReactNode {
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    const isReady = loaded !== undefined;
    useEffect(() => {
      if (!isReady) preload().then(rerender, () => {});
    }, [isReady]);
    // The key remounts the component for another page of the row, so that no state is kept.
    const key = own && (props.match as {path: string}).path;
    return loaded ? <Shown key={key} loaded={loaded} {...props} /> : null;
  }
  RoutePart.preload = preload;
  return RoutePart;
}

/**
 * Creates the routes of `table`. Their modules come from `sources`, and the pages of its rows from
 * `pages`.
 */
export function createRoutes(table: CompactTable, sources: ModuleSource[], pages: Pages): Route[] {
  const createRow = ({row, own, shared, attributes}: PageRow): Route => ({
    ...attributes,
    path: pages.pathsOf(row),
    isRow: true,
    component: createComponent(shared, sources, pages, own),
  });
  const createRoute = ([path, modules, attributes, children]: CompactRoute): Route => ({
    ...attributes,
    path,
    component: createComponent(modules, sources, pages),
    ...(children && {routes: createRoutes(children, sources, pages)}),
  });
  return table.map((entry) => (Array.isArray(entry) ? createRoute(entry) : createRow(entry)));
}
