import fs from 'node:fs';
import path from 'node:path';
import {copySite} from './copySite';
import {ROOT} from './paths';

const SIDEBARS = `import {defineSidebar, group, page} from './site/sidebar/defineSidebar';

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

/** A language that runs from right to left takes a line of configuration: of Arabic the site has nothing else. */
const CONFIG = `import config from './copy.config';

const {locales, localeConfigs} = config.i18n!;

export default {
  ...config,
  i18n: {
    ...config.i18n,
    locales: [...locales, 'ar'],
    localeConfigs: {...localeConfigs, ar: {label: 'Arabic', baseUrl: '/ar/'}},
  },
};
`;

/** Makes a copy of the site in `.cache/` with a page that has every MDX component, one of demos that crash and the like, one of demos with options, and one whose translation is behind; in Arabic too, which only the configuration knows of. Returns the folder of the copy. */
export function makeFixtureSite(name = 'fixture-site'): string {
  const site = copySite(name);
  fs.cpSync(path.join(ROOT, 'tests/site/fixtures'), site, {recursive: true});
  fs.writeFileSync(path.join(site, 'sidebars.ts'), SIDEBARS);
  fs.renameSync(path.join(site, 'docusaurus.config.ts'), path.join(site, 'copy.config.ts'));
  fs.writeFileSync(path.join(site, 'docusaurus.config.ts'), CONFIG);
  return site;
}
