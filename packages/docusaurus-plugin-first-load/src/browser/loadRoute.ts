import {matchPath} from '@docusaurus/router';
import routes, {pages} from '@generated/routes';
import type {Route} from './createRoutes';

/** Returns the routes that match `pathname`, from the outermost to the page itself. */
function match(level: Route[], pathname: string): Route[] {
  for (const route of level) {
    if (matchPath(pathname, route)) return [route, ...match(route.routes ?? [], pathname)];
  }
  return [];
}

/** Fetches everything that the page at `pathname` needs, as Docusaurus' `preload` does. */
export async function loadRoute(pathname: string): Promise<void> {
  const find = () =>
    [...new Set([pathname, decodeURI(pathname)])].flatMap((path) =>
      match(routes as unknown as Route[], path),
    );
  const isPageAlone = find().some(({exact, isRow}) => exact && !isRow);
  if (!isPageAlone) await pages.load(pathname);
  await Promise.all(find().map(({component}) => component.preload()));
}
