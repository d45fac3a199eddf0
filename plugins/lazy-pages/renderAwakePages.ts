const js = JSON.stringify;

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
