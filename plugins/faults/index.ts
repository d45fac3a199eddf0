import type {LoadContext, Plugin} from '@docusaurus/types';
import {addFaults} from './addFaults';

/**
 * Brings what the checks of all plugins have reported before the writer, at once: `npm start` shows it over the page, which
 * goes on being updated; a build ends with it, and `site/docusaurus.mjs` prints the lines alone and last.
 */
export default function faultsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'faults',
    configureWebpack({mode}, isServer) {
      if (isServer) {
        return {};
      }
      const isDevelopment = mode === 'development';
      return {
        plugins: [addFaults(siteDir, isDevelopment)],
        ...(isDevelopment && {
          devServer: {
            client: {
              overlay: {
                errors: true,
                // Docusaurus shows errors only: with them, the browser would keep the page as it was before the fault.
                warnings: true,
                // When the fault is gone, the browser takes the faulty module on its way to the right one.
                runtimeErrors: (error: Error) => !error.message.startsWith('Module build failed'),
              },
            },
          },
        }),
      };
    },
  };
}
