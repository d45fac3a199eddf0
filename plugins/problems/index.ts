import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addProblemsToStats} from './addProblemsToStats';
import {createChecker, type Check} from './createChecker';

/** Options of the plugin. */
export interface ProblemsOptions {
  /** Whether types, fences and names are checked beside `npm start`. */
  checksTypes: boolean;
}

/** What `npm start` checks besides compiling pages; `npm run build` and `npm run lint:full` do it too. */
const listChecks = (checksTypes: boolean): Check[] => [
  ...(checksTypes ? [{script: 'plugins/demos/check.ts', reads: /docs\/.*\.tsx?$/}] : []),
  {
    script: 'plugins/lazy-pages/checkPages.ts',
    // A page that is edited is compiled by the server; one that shows a picture is not, when the picture goes.
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
 * Brings what the checks of all plugins have reported before the writer, at once: `npm start` shows it over the page, which
 * goes on being updated; a build ends with it, and `site/docusaurus.mjs` prints the lines alone and last.
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
                // Docusaurus shows errors only: with them, the browser would keep the page as it was before the problem.
                warnings: true,
                // When the problem is gone, the browser takes the broken module on its way to the right one.
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
