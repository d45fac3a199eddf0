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

/** Plugins that bring pages of their own, lead to pages that a copy lacks, or know what the real pages have to have. */
const DROPPED = ['api-reference', 'links', 'redirects'];

/** What a copy says to links to pages that it lacks: that is no problem of its own pages. */
const IGNORED = `
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {...config.markdown, hooks: {...config.markdown?.hooks, onBrokenMarkdownLinks: 'ignore'}},`;

const createConfig = ({dropped = DROPPED, isPart = false}: CopyOptions): string =>
  `import config from './site.config';

const isKept = (plugin: unknown): boolean =>
  !/plugins\\/(${dropped.join('|')})\\//.test(String([plugin].flat()[0]));

export default {
  ...config,
  plugins: config.plugins?.filter(isKept),${isPart ? IGNORED : ''}
};
`;

interface CopyOptions {
  /** Folders of `plugins/` that the copy does without; those that need the real pages if nothing is said. */
  dropped?: readonly string[];
  /** Whether real pages come in that lead to pages which don't. */
  isPart?: boolean;
}

/** Copies the site without its pages into a folder of that name in `.cache/`, where a test puts pages of its own. */
export function copySite(name: string, options: CopyOptions = {}): string {
  const site = path.join(CACHE, name);
  fs.rmSync(site, {recursive: true, force: true});
  for (const part of COPIED.filter((each) => fs.existsSync(path.join(ROOT, each)))) {
    fs.cpSync(path.join(ROOT, part), path.join(site, part), {recursive: true});
  }
  fs.renameSync(path.join(site, 'docusaurus.config.ts'), path.join(site, 'site.config.ts'));
  fs.writeFileSync(path.join(site, 'docusaurus.config.ts'), createConfig(options));
  return site;
}
