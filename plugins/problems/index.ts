import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addProblemsToStats} from './addProblemsToStats';
import {createChecker, type Check} from './createChecker';

/** Options of the plugin. */
export interface ProblemsOptions {
  /** `true` to check types, code blocks, and API names while `npm start` runs. */
  checksTypes: boolean;
}

/**
 * Lists the checks that `npm start` runs in addition to compiling pages. `npm run build` and `npm
 * run lint:full` run them, too.
 */
const listChecks = (checksTypes: boolean): Check[] => [
  ...(checksTypes ? [{script: 'plugins/demos/check.ts', reads: /docs\/.*\.tsx?$/}] : []),
  {
    script: 'plugins/lazy-pages/checkPages.ts',
    // The server compiles a page when it's edited, but not when an image that it shows is removed.
    reads: /\.(avif|gif|jpe?g|mp4|png|svg|webm|webp)$/,
    isOfPages: true,
  },
  ...(checksTypes
    ? [
        {script: 'site/fences/check.ts', reads: /docs\/.*\.mdx$/},
        {script: 'plugins/api-reference/checkApi.ts', reads: /docs\/.*\.(mdx|tsx?)$/},
      ]
    : []),
];

/**
 * Shows the problems that the checks of all plugins have reported. `npm start` shows them in an
 * overlay, while the page is still updated. A build fails, and `site/docusaurus.mjs` prints only
 * these lines at the end.
 */
export default function problemsPlugin(
  {siteDir}: LoadContext,
  {checksTypes}: ProblemsOptions,
): Plugin {
  return {
    name: 'problems',
    getClientModules: () =>
      process.env.NODE_ENV === 'development'
        ? [path.join(__dirname, 'browser/reloadAfterErrors.ts')]
        : [],
    configureWebpack({mode}, isServer) {
      if (isServer) {
        return {};
      }
      const isDevelopment = mode === 'development';
      return {
        plugins: [
          addProblemsToStats(
            siteDir,
            isDevelopment,
            createChecker(siteDir, listChecks(checksTypes)),
          ),
        ],
        ...(isDevelopment && {
          devServer: {
            client: {
              overlay: {
                errors: true,
                // Docusaurus only shows errors, and with errors, the browser would keep the page as
                // it was before the problem.
                warnings: true,
                // When the problem is fixed, the browser loads the broken module before the fixed
                // one.
                runtimeErrors: (error: Error) =>
                  !/^[\s×]*(?:Module build failed|Cannot find module)/.test(error.message),
              },
            },
          },
        }),
      };
    },
  };
}
