const js = JSON.stringify;

/**
 * Renders the module with the compiled pages. It accepts its own updates, so that adding a page
 * doesn't affect the visible ones. It also receives the edits of a page, which it passes on to the
 * application, which re-renders.
 */
export function renderCompiledPages(
  pages: Iterable<readonly [chunkName: string, request: string]>,
  loadPage: string,
): string {
  const entries = [...pages].map(
    ([chunkName, request]) =>
      `${js(chunkName)}: [() => import(/* webpackChunkName: ${js(chunkName)} */ ${js(request)}), require.resolveWeak(${js(request)})]`,
  );
  return `import {setCompiledPages} from ${js(loadPage)};
const hot = import.meta.webpackHot;
hot.accept();
const isEdit = setCompiledPages({
${entries.join(',\n')}
}, (id) => id in __webpack_require__.c);
if (isEdit) hot.invalidate();
`;
}
