import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseRegistry, redirectEntries} from '@mui-x-docs/docusaurus-plugin-first-load/registry';
import {withoutPrefetch} from '@mui-x-docs/docusaurus-plugin-first-load/withoutPrefetch';
import {locateDemo} from '../../site/demos/locateDemo';
import {writeFile} from '../../site/files/files';
import {addMiddleware, type Middleware} from '../../site/devServer/addMiddleware';
import {findDemoFolder} from '../../site/pages/pageFiles';
import {readSiteContent} from '../../site/pages/readSiteContent';
import {LazyPages, type LazyPage} from './LazyPages';
import {listDataFiles, listPageFiles} from './listPageFiles';
import {renderCompiledPages} from './renderCompiledPages';
import {COMPILE_PATH} from './shared';
import {watchFolders} from './watchFolders';

/** Options of the plugin. */
export interface LazyPagesOptions {
  /** `true` to compile pages on request, as in `npm start`. */
  enabled: boolean;
}

/** The part of the bundler's loader context that is used here. */
interface LoaderContext {
  addDependency(file: string): void;
}

/** Reads the chunk name in the body of a request. */
async function readBody(request: AsyncIterable<unknown>): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/**
 * Makes `npm start` compile a docs page when it's requested or edited. With all pages, their demos,
 * and the packages of these, the bundler would create a graph of some 1,500 chunks before the first
 * page is shown, and process it after every edit. Doesn't affect builds. With Rspack's
 * `lazyCompilation` (1.7) instead, the first page took 34 s instead of 13 to 17, and an edit was
 * visible after 2.5 s instead of 0.8 to 1.5.
 */
export default function lazyPagesPlugin(
  {siteDir, generatedFilesDir}: LoadContext,
  {enabled}: LazyPagesOptions,
): Plugin | null {
  if (!enabled) {
    return null;
  }
  const loadPage = path.join(__dirname, 'browser/loadPage.ts');
  const moduleFile = path.join(generatedFilesDir, 'lazy-pages', 'compiledPages.js');
  const registryFile = path.join(generatedFilesDir, 'registry.js');
  const pages = new LazyPages(siteDir, moduleFile);
  let docsDirs: string[] = [];
  let isWatching = false;
  const listFiles = ({file}: LazyPage) => listPageFiles(file, findDemoFolder(siteDir, file));
  /** The folder of a page contains its demos and other files that it may show, such as images. */
  const isOwn = ({file}: LazyPage, changed: string) =>
    findDemoFolder(siteDir, file) ===
    (locateDemo(siteDir, changed)?.folder ?? path.dirname(changed));
  const watch = (): void => {
    const generated = docsDirs.map((folder) => path.join(folder, 'api') + path.sep);
    watchFolders(
      [...docsDirs, path.join(siteDir, 'static')],
      (file) =>
        file.includes('node_modules') || generated.some((folder) => file.startsWith(folder)),
      (changes) => pages.refresh(changes, listFiles, isOwn),
    );
  };
  const isPage = (request: string) => pages.findByRequest(request) !== undefined;
  /** Returns the requests of the pages by chunk name. */
  const readChunkNames = () =>
    new Map(
      [...parseRegistry(fs.readFileSync(registryFile, 'utf8'))].filter(([, request]) =>
        isPage(request),
      ),
    );

  const handle: Middleware = (request, response, next) => {
    const pathname = (request.url ?? '').split('?')[0] ?? '';
    if (request.method === 'POST' && pathname === COMPILE_PATH) {
      void readBody(request)
        .then((chunkName) => pages.findByRequest(readChunkNames().get(chunkName) ?? ''))
        .then((page) => (page ? pages.compile(page) : false))
        .then((isThere) => {
          response.statusCode = isThere ? 204 : 409;
          response.end();
        });
      return;
    }
    const page = request.headers.accept?.includes('text/html')
      ? pages.findByPathname(pathname)
      : undefined;
    void (page ? pages.compile(page) : Promise.resolve(true)).then(() => next());
  };

  return {
    name: 'lazy-pages',
    allContentLoaded({allContent}) {
      const {versions} = readSiteContent(allContent);
      const found = versions.flatMap((version) =>
        version.docs.map(({source, permalink}): LazyPage => ({
          pathname: permalink.replace(/\/?$/, '/'),
          request: source,
          file: path.join(siteDir, source.replace('@site/', '')),
        })),
      );
      pages.setPages(found);
      docsDirs = versions.map(({contentPath}) => contentPath);
      if (!isWatching) {
        isWatching = true;
        watch();
      }
    },
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      // The bundler caches modules for the next start, which starts without pages, so this content
      // is different each time.
      writeFile(moduleFile, `// Of the server that was started at ${Date.now()}.\n`);
      const renderers = {
        [registryFile]: (code: string) =>
          `import ${JSON.stringify(moduleFile)};\n${redirectEntries(code, isPage, {file: loadPage, load: 'loadPage'})}`,
        [moduleFile]: (_code: string, _file: string, context: LoaderContext) => {
          // An edited page is compiled, and a new page comes with the registry.
          context.addDependency(registryFile);
          const compiled = new Set(pages.takeCompiled().map(({request}) => request));
          pages.watchUncompiled(listFiles).forEach((file) => context.addDependency(file));
          // The checks that run along with the server inspect the changed files of a compilation.
          docsDirs.flatMap(listDataFiles).forEach((file) => context.addDependency(file));
          return renderCompiledPages(
            [...readChunkNames()].filter(([, request]) => compiled.has(request)),
            loadPage,
          );
        },
      };
      return {
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {alias: withoutPrefetch()},
        module: {
          rules: Object.entries(renderers).map(([file, transform]) => ({
            include: file,
            enforce: 'pre' as const,
            loader: path.join(__dirname, '../../site/bundler/transformLoader.cjs'),
            options: {transform},
          })),
        },
        plugins: [pages],
        ...addMiddleware('lazy-pages', handle),
      };
    },
  };
}
