import {listChunkNames, renderAwakePages, renderRegistry} from './renderModules';

const entry = (name: string, request: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;

const COMPONENT = entry('__comp---theme-doc-item', '@theme/DocItem');
const PAGE = entry('content---x-bars', '@site/docs/bars/index.mdx');
const REGISTRY = `export default {\n${COMPONENT}\n${PAGE}\n};`;

const isPage = (request: string) => request.endsWith('.mdx');

test('the registry asks our function for pages, and the bundler for everything else', () => {
  expect(renderRegistry(REGISTRY, isPage, '/loadPage.ts')).toBe(
    `import {loadPage} from "/loadPage.ts";
export default {
${COMPONENT}
  "content---x-bars": [() => loadPage("content---x-bars"), "@site/docs/bars/index.mdx", "@site/docs/bars/index.mdx"],
};`,
  );
  expect([...listChunkNames(REGISTRY, isPage)]).toEqual([
    ['content---x-bars', '@site/docs/bars/index.mdx'],
  ]);
});

test('the module of awake pages has these alone', () => {
  const code = renderAwakePages(listChunkNames(REGISTRY, isPage), '/loadPage.ts');
  expect(code).toContain(
    '"content---x-bars": [() => import(/* webpackChunkName: "content---x-bars" */ "@site/docs/bars/index.mdx"), require.resolveWeak("@site/docs/bars/index.mdx")]',
  );
  expect(code).not.toContain('@theme/DocItem');
});
