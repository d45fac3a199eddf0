import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Adds routes that can't be files in `src/pages`: the application shell (files with a leading
 * underscore are ignored there) and the landing page of the docs, which has no own page.
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
