import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Routes that no file of `src/pages` can give: the application shell (a leading underscore hides a file there) and the front of the
 * docs, which has no page of its own.
 */
export default function siteRoutesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-routes',
    async contentLoaded({actions}) {
      actions.addRoute({
        path: `${baseUrl}_app/`,
        component: '@site/src/pages/_app',
        exact: true,
      });
      actions.addRoute({path: `${baseUrl}x/`, component: '@site/src/pages/index', exact: true});
    },
  };
}
