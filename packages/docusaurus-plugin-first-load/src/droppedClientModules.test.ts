import type {LoadContext} from '@docusaurus/types';
import themeClassic from '@docusaurus/theme-classic';
import path from 'node:path';
import {droppedClientModules} from './droppedClientModules';

it('names client modules that theme-classic still has', () => {
  const context = {
    i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
    siteConfig: {themeConfig: {prism: {additionalLanguages: []}}},
    siteDir: '/site',
  } as unknown as LoadContext;
  const theme = themeClassic(context, {customCss: []});
  const folder = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const modules = theme.getClientModules?.().map((name) => path.resolve(folder, name));
  expect(droppedClientModules()).toHaveLength(2);
  expect(modules).toEqual(expect.arrayContaining(droppedClientModules()));
});
