import {renderCompiledPages} from './renderCompiledPages';

test('the module of compiled pages contains how to fetch each', () => {
  const page = ['content---x-bars', '@site/docs/bars/index.mdx'] as const;
  expect(renderCompiledPages([page], '/loadPage.ts')).toContain(
    '"content---x-bars": [() => import(/* webpackChunkName: "content---x-bars" */ "@site/docs/bars/index.mdx"), require.resolveWeak("@site/docs/bars/index.mdx")]',
  );
});
