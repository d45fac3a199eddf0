import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import type {RouteComponent} from './createRoutes';

/** Fetches whatever the page at `pathname` needs, as Docusaurus' own `preload` does. */
export async function loadRoute(pathname: string): Promise<void> {
  const paths = new Set([pathname, decodeURI(pathname)]);
  const matches = [...paths].flatMap((path) => matchRoutes(routes, path));
  await Promise.all(
    matches.map(({route}) => (route.component as unknown as RouteComponent).preload()),
  );
}
