import fs from 'node:fs';
import path from 'node:path';
import {copySite} from './copySite';
import {ROOT} from './paths';

const SIDEBARS = `import {defineSidebar, group, page} from './plugins/sidebar/defineSidebar';

export default {
  docs: defineSidebar([
    group('Introduction', [page('introduction', 'Overview'), page('introduction/licensing', 'Licensing')]),
    page('mdx-components', 'MDX components'),
    page('react-charts/demos', 'Demos'),
    page('react-charts/options', 'Options'),
    page('react-tree-view/commercial', 'Commercial'),
    page('ferries', 'Ferries'),
  ]),
};
`;

/** Makes a copy of the site in `.cache/` with a page that has every MDX component, one of demos that crash and the like, one of demos with options, and one whose translation is behind. Returns the folder of the copy. */
export function makeFixtureSite(name = 'fixture-site'): string {
  const site = copySite(name);
  fs.cpSync(path.join(ROOT, 'tests/site/fixtures'), site, {recursive: true});
  fs.writeFileSync(path.join(site, 'sidebars.ts'), SIDEBARS);
  return site;
}

/** All that a language takes which runs from right to left: a line of configuration. */
const ARABIC = `import config from './base.config';

export default {
  ...config,
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'ar'],
    localeConfigs: {en: {baseUrl: '/'}, ar: {label: 'Arabic', baseUrl: '/ar/'}},
  },
};
`;

/** Makes the same pages in English and in Arabic, which only the configuration knows of. Returns the folder. */
export function makeArabicSite(): string {
  const site = makeFixtureSite('arabic-site');
  fs.renameSync(path.join(site, 'docusaurus.config.ts'), path.join(site, 'base.config.ts'));
  fs.writeFileSync(path.join(site, 'docusaurus.config.ts'), ARABIC);
  return site;
}
