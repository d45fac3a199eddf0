import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import contentDocs, {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {BuildProblemError, reportProblems} from '../../site/problems/problemStore';
import {describeLoadError} from './describeLoadError';
import {coalesceCalls} from './coalesceCalls';
import {writeDates} from './writeDates';

export {validateOptions};

/**
 * Time in milliseconds after a file event in which the file is complete. The event can occur
 * between truncating and writing the file, and the watcher (chokidar) drops a second event within 5
 * ms. A caller that reads immediately may get an empty file and no further event.
 */
const WRITE_DELAY_MS = 50;

/**
 * Wraps the docs plugin of Docusaurus. In `npm start`, it keeps the previous pages if it can't read
 * them, and it follows `sidebars.ts` when that file is recreated, for example by `git checkout`: a
 * watcher for a single file stops when the file is deleted.
 */
export default async function docsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  const sidebarFile =
    typeof options.sidebarPath === 'string' ? path.basename(options.sidebarPath) : undefined;
  let last: LoadedContent | undefined;
  const settle = () => (last ? setTimeout(WRITE_DELAY_MS) : Promise.resolve());
  return {
    ...plugin,
    getPathsToWatch: () =>
      (plugin.getPathsToWatch?.() ?? []).map((watched) =>
        sidebarFile && path.basename(watched) === sidebarFile
          ? // Patterns are watched through their folder.
            watched.replace(/\.(\w+)$/, '.{$1,}')
          : watched,
      ),
    // Docusaurus calls this for each file event and uses the result that arrives last. For a file
    // that is removed and recreated, that would be the load without it if that load takes longer.
    loadContent: coalesceCalls(async () => {
      try {
        last = writeDates(await plugin.loadContent!(), context.i18n);
        reportProblems('docs', []);
      } catch (error) {
        const problem = describeLoadError(error, context.siteDir);
        if (!last) {
          throw new BuildProblemError(problem, {cause: error});
        }
        reportProblems('docs', [problem]);
      }
      return last;
    }, settle),
  };
}
