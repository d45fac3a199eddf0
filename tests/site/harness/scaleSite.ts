import fs from 'node:fs';
import path from 'node:path';
import {writeManyPages} from '../../../plugins/first-load/fixtures/writeManyPages';
import {CACHE, ROOT} from './paths';

/** What the copy takes over; pages, sidebars and older versions are left behind. */
const COPIED = [
  'src',
  'static',
  'plugins',
  'i18n/zh/code.json',
  'docusaurus.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** The configuration without the plugins that bring pages of their own. */
const CONFIG = `import config from './site.config';

const isKept = (plugin: unknown): boolean =>
  !/plugins\\/(api-reference)\\//.test(String([plugin].flat()[0]));

export default {...config, plugins: config.plugins?.filter(isKept)};
`;

/**
 * Makes a copy of the site in `.cache/` with the made-up pages of a whole tree in place of the real ones, so that what grows
 * with the number of pages (routes, chunks, the sidebar) weighs what it will weigh. Returns the folder of the copy.
 */
export function makeScaleSite(): string {
  const site = path.join(CACHE, 'scale-site');
  fs.rmSync(site, {recursive: true, force: true});
  for (const name of COPIED.filter((each) => fs.existsSync(path.join(ROOT, each)))) {
    fs.cpSync(path.join(ROOT, name), path.join(site, name), {recursive: true});
  }
  writeManyPages(site);
  fs.renameSync(path.join(site, 'docusaurus.config.ts'), path.join(site, 'site.config.ts'));
  fs.writeFileSync(path.join(site, 'docusaurus.config.ts'), CONFIG);
  return site;
}
