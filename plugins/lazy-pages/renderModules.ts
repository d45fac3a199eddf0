/** An entry of the registry that Docusaurus generates: how to fetch a module, its request, and its number in the bundle. */
const ENTRY =
  /"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "([^"]+)"\), "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g;

const js = JSON.stringify;

/**
 * The requests of the pages, by the names of their chunks.
 *
 * @param registry the module that Docusaurus has written
 * @param isPage by the request of a module
 */
export function listChunkNames(
  registry: string,
  isPage: (request: string) => boolean,
): Map<string, string> {
  return new Map(
    [...registry.matchAll(ENTRY)].flatMap(([, chunkName = '', request = '']) =>
      isPage(request) ? [[chunkName, request] as const] : [],
    ),
  );
}

/**
 * The registry with pages that are fetched by our own function: what the bundler isn't asked for, it doesn't compile.
 *
 * @param loadPage the file that exports the function
 */
export const renderRegistry = (
  registry: string,
  isPage: (request: string) => boolean,
  loadPage: string,
): string =>
  `import {loadPage} from ${js(loadPage)};\n${registry.replaceAll(
    ENTRY,
    (entry, chunkName: string, request: string) =>
      isPage(request)
        ? `${js(chunkName)}: [() => loadPage(${js(chunkName)}), ${js(request)}, ${js(request)}]`
        : entry,
  )}`;

/**
 * The module with the pages that are compiled. It takes its own updates, so that one more page changes nothing of those that
 * are shown. An edit of a page comes to it as well; that one goes on to the application, which draws itself anew.
 */
export function renderAwakePages(
  pages: Iterable<readonly [chunkName: string, request: string]>,
  loadPage: string,
): string {
  const entries = [...pages].map(
    ([chunkName, request]) =>
      `${js(chunkName)}: [() => import(/* webpackChunkName: ${js(chunkName)} */ ${js(request)}), require.resolveWeak(${js(request)})]`,
  );
  return `import {setAwakePages} from ${js(loadPage)};
const hot = import.meta.webpackHot;
hot.accept();
const isEdit = setAwakePages({
${entries.join(',\n')}
}, (id) => id in __webpack_require__.c);
if (isEdit) hot.invalidate();
`;
}
