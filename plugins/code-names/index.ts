import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {runNode} from '../../site/commands/runNode';
import {addMiddleware} from '../../site/devServer/addMiddleware';
import type {DocsVersion} from '../../site/versions/docsVersion';
import {MINIMUMS_FILE, namesPath, NAMES_FOLDER} from './shared';
import type {WriteNamesOptions} from './writeNames';

interface CodeNamesOptions {
  docsVersion: Pick<DocsVersion, 'docsDir'>;
}

/**
 * Resolves the names of MUI X in the code of all guides with the compiler, and publishes them as a
 * file per guide, which the browser loads when the user first points at code. A build does this in
 * a separate process while the bundler runs, and `npm start` does it for a guide on request.
 */
export default function codeNamesPlugin(
  {siteDir, i18n}: LoadContext,
  {docsVersion: {docsDir}}: CodeNamesOptions,
): Plugin {
  const cache = path.join(siteDir, 'node_modules/.cache/mui-x-docs/code-names');
  const outDir = path.join(cache, 'pages', docsDir);
  let writing: Promise<void> | undefined;
  const write = async (only?: string): Promise<void> => {
    const options: WriteNamesOptions = {
      siteDir,
      docsDir,
      base: '/x',
      outDir,
      cacheDir: path.join(cache, 'code'),
      ...(only && {only}),
    };
    const {end, printed} = await runNode(
      [require.resolve('tsx/cli'), path.join(__dirname, 'run.ts'), JSON.stringify(options)],
      siteDir,
      {isLowPriority: true},
    );
    if (end !== 0) {
      throw new Error(
        `Couldn't resolve the names in code: ${printed.split('\n').slice(-8).join('\n')}`,
      );
    }
  };
  return {
    name: 'code-names',
    configureWebpack(config) {
      if (config.mode === 'production') {
        if (i18n.currentLocale === i18n.defaultLocale) {
          // Called for the server and the browser.
          writing ??= write();
          // `postBuild` reports an error.
          writing.catch(() => undefined);
        }
        return {};
      }
      return addMiddleware('code-names', (request, response, next) => {
        const [, page] = /^\/x\/code-names(\/[\w/-]+)\.json/.exec(request.url ?? '') ?? [];
        if (page === undefined) {
          next();
          return;
        }
        const address = `/x${page}/`;
        const file = path.join(outDir, namesPath(address).slice(NAMES_FOLDER.length));
        // The releases that parts of the docs need are those of the last build, if any.
        const written = request.url === MINIMUMS_FILE ? Promise.resolve() : write(address);
        written.then(() => {
          response.setHeader('Content-Type', 'application/json');
          response.setHeader('Cache-Control', 'no-store');
          response.end(
            fs.existsSync(file)
              ? fs.readFileSync(file)
              : request.url === MINIMUMS_FILE
                ? '{}'
                : '{"cards":[],"texts":[],"links":{}}',
          );
        }, next);
      });
    },
    async postBuild({outDir: site}) {
      await writing;
      if (writing) {
        fs.cpSync(outDir, path.join(site, NAMES_FOLDER), {recursive: true});
      }
    },
  };
}
