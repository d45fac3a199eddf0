import {parseRegistry, redirectEntries} from './registry';

const entry = (name: string, request: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;

const COMPONENT = entry('__comp---theme-doc-item', '@theme/DocItem');
const PAGE = entry('content---x-bars', '@site/docs/bars/index.mdx');
const REGISTRY = `export default {\n${COMPONENT}\n${PAGE}\n};`;

const redirect = (code: string) =>
  redirectEntries(code, (request) => request.endsWith('.mdx'), {
    file: '/loadPage.ts',
    load: 'loadPage',
  });

test('a redirected registry calls the function for pages, and the bundler for everything else', () => {
  const redirected = redirect(REGISTRY);
  expect(redirected).toBe(
    `import {loadPage} from "/loadPage.ts";
export default {
${COMPONENT}
  "content---x-bars": [() => loadPage("content---x-bars"), "@site/docs/bars/index.mdx", "@site/docs/bars/index.mdx"],
};`,
  );
  expect([...parseRegistry(redirected)]).toEqual([...parseRegistry(REGISTRY)]);
});
