import type {DocusaurusConfig} from '@docusaurus/types';
import {trimSiteConfig} from './trimSiteConfig';

it('leaves out what only the build reads', () => {
  const config = {
    title: 'MUI X',
    baseUrl: '/',
    trailingSlash: true,
    presets: [['classic', {docs: {sidebarPath: './sidebars.ts'}}]],
    plugins: ['./docusaurus-plugin-first-load/src/index.ts'],
    markdown: {format: 'mdx'},
    onBrokenLinks: 'throw',
    future: {experimental_router: 'browser', faster: {swcJsLoader: true}},
    customFields: {host: 'mui.com'},
    themeConfig: {navbar: {title: 'MUI X'}},
  } as unknown as DocusaurusConfig;
  expect(trimSiteConfig(config)).toEqual({
    title: 'MUI X',
    baseUrl: '/',
    trailingSlash: true,
    future: {experimental_router: 'browser'},
    customFields: {host: 'mui.com'},
    themeConfig: {navbar: {title: 'MUI X'}},
  });
});
