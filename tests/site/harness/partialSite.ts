import fs from 'node:fs';
import path from 'node:path';
import {copySite} from './copySite';
import {ROOT} from './paths';

/** The copy leads to pages that it lacks: that is no fault of its pages. */
const CONFIG = `import config from './copy.config';

export default {
  ...config,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {...config.markdown, hooks: {...config.markdown?.hooks, onBrokenMarkdownLinks: 'ignore'}},
  i18n: {...config.i18n, locales: ['en'], localeConfigs: {en: config.i18n!.localeConfigs!.en}},
};
`;

/** Makes a copy of the site in `.cache/` with only the pages at `routes` (folders below docs/). Returns its folder. */
export function makePartialSite(name: string, routes: readonly string[]): string {
  const site = copySite(`${name}-site`);
  for (const route of routes) {
    copyPage(route, site);
    const data = path.join('docs', route.split('/')[0] ?? '', 'data');
    if (fs.existsSync(path.join(ROOT, data))) {
      fs.cpSync(path.join(ROOT, data), path.join(site, data), {recursive: true});
    }
  }
  const lines = routes.map(
    (route) => `    page(${JSON.stringify(route)}, ${JSON.stringify(route)}),`,
  );
  fs.writeFileSync(
    path.join(site, 'sidebars.ts'),
    `import {page, pageTree} from './plugins/page-tree/defineSidebar';

export default {
  docs: pageTree([
${lines.join('\n')}
  ]),
};
`,
  );
  fs.renameSync(path.join(site, 'docusaurus.config.ts'), path.join(site, 'copy.config.ts'));
  fs.writeFileSync(path.join(site, 'docusaurus.config.ts'), CONFIG);
  return site;
}

/** A page, and the demos beside it: files, and folders that start with a capital. */
function copyPage(route: string, site: string): void {
  const source = path.join(ROOT, 'docs', route);
  const target = path.join(site, 'docs', route);
  fs.mkdirSync(target, {recursive: true});
  for (const entry of fs.readdirSync(source, {withFileTypes: true})) {
    if (entry.isFile() || /^[A-Z]/.test(entry.name)) {
      fs.cpSync(path.join(source, entry.name), path.join(target, entry.name), {recursive: true});
    }
  }
}
