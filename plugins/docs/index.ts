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
 * Milliseconds after an event in which a file is written. It can come between emptying the file and writing it, and the watcher
 * (chokidar) drops a second one within 5 ms: whoever reads at once may find an empty file and hear no more of it.
 */
const WRITTEN = 50;

/**
 * The docs plugin of Docusaurus. In `npm start` it goes on with the pages as they were where it can't read them, and it
 * follows `sidebars.ts` when that is put back, as by `git checkout`: a file that is watched by its name is lost with it.
 */
export default async function docsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  const sidebarFile =
    typeof options.sidebarPath === 'string' ? path.basename(options.sidebarPath) : undefined;
  let last: LoadedContent | undefined;
  const settle = () => (last ? setTimeout(WRITTEN) : Promise.resolve());
  return {
    ...plugin,
    getPathsToWatch: () =>
      (plugin.getPathsToWatch?.() ?? []).map((watched) =>
        sidebarFile && path.basename(watched) === sidebarFile
          ? // A pattern is looked for in its folder.
            watched.replace(/\.(\w+)$/, '.{$1,}')
          : watched,
      ),
    // Docusaurus calls this for each event of a file and takes what ends last: a file that is put back by removing it first would
    // be gone for good, where the load without it takes longer.
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
