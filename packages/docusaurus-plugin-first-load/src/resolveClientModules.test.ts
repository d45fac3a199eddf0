import type {LoadContext} from '@docusaurus/types';
import themeClassic from '@docusaurus/theme-classic';
import path from 'node:path';
import {resolveClientModules} from './resolveClientModules';

it('returns the files that the list of client modules contains', () => {
  const context = {
    i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
    siteConfig: {themeConfig: {prism: {additionalLanguages: []}}},
    siteDir: '/site',
  } as unknown as LoadContext;
  const theme = themeClassic(context, {customCss: []});
  const folder = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const modules = theme.getClientModules?.().map((name) => path.resolve(folder, name));
  const names = ['nprogress', 'prism-include-languages'];
  const resolved = resolveClientModules(
    names.map((name) => `@docusaurus/theme-classic/lib/${name}`),
    __dirname,
  );
  expect(resolved).toHaveLength(2);
  expect(modules).toEqual(expect.arrayContaining(resolved));
});

it('stops at a module that a new version no longer has', () => {
  expect(() => resolveClientModules(['@docusaurus/theme-classic/lib/old'], __dirname)).toThrow(
    'Unknown client module "@docusaurus/theme-classic/lib/old"',
  );
});
