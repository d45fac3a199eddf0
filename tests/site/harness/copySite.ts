import fs from 'node:fs';
import path from 'node:path';
import {CACHE, ROOT} from './paths';

/** What the copy takes over; pages, sidebars and older versions are left behind. */
const COPIED = [
  'src',
  'static',
  'plugins',
  'site',
  'i18n/zh/code.json',
  'i18n/zh/api-reference',
  'i18n/zh/service-worker',
  'i18n/zh/translations',
  'docusaurus.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** The configuration without the plugins that bring pages of their own, lead to pages that the copy lacks, or know what the real pages have to have. */
const CONFIG = `import config from './site.config';

const isKept = (plugin: unknown): boolean =>
  !/plugins\\/(api-reference|links|redirects)\\//.test(String([plugin].flat()[0]));

export default {...config, plugins: config.plugins?.filter(isKept)};
`;

/** Copies the site without its pages into a folder of that name in `.cache/`, where a test puts pages of its own. */
export function copySite(name: string): string {
  const site = path.join(CACHE, name);
  fs.rmSync(site, {recursive: true, force: true});
  for (const part of COPIED.filter((each) => fs.existsSync(path.join(ROOT, each)))) {
    fs.cpSync(path.join(ROOT, part), path.join(site, part), {recursive: true});
  }
  fs.renameSync(path.join(site, 'docusaurus.config.ts'), path.join(site, 'site.config.ts'));
  fs.writeFileSync(path.join(site, 'docusaurus.config.ts'), CONFIG);
  return site;
}
