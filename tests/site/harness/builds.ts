import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {LANGUAGE_CODES} from '../../../site/languages/shared';
import {run} from './chromium';
import {CACHE, ROOT} from './paths';
import {makePartialSite} from './partialSite';
import {makeFixtureSite} from './fixtureSite';

/** A configuration of the site that tests look at. */
export interface Build {
  /** Languages, the default first: each is built in a process of its own (Docusaurus 3.10 keeps the memory of the one before). */
  locales: readonly string[];
  /** Those of them that `npm test` builds; the full run builds all. */
  quickLocales?: readonly string[];
  /** The environment variables that make it differ from the site as a reader of the repository builds it. */
  env: Readonly<Record<string, string>>;
  /** Further options of `docusaurus build`. */
  options?: readonly string[];
  /** Makes the folder that is built, where it is not the project's own. */
  makeSite?: () => string;
  /** Makes the folder that `npm test` builds instead: a few pages stand for the whole site. */
  quickSite?: (name?: string) => string;
}

/** Third parties of every kind, at addresses that tests answer. */
const THIRD_PARTIES = {
  GA_MEASUREMENT_ID: 'G-TEST',
  GA_SCRIPT_URL: 'https://count.example/gtag/js',
  GA_DISPLAY_RATIO: '1',
  AD_SCRIPT_URL: 'https://ads.example/ad.js',
  AD_JSON_URL: 'https://ads.example/list.json',
};

/** The run of every page in every mode and language (`npm run test:full`). */
export const isFullRun = process.env.SITE_FULL === 'true';

/** `false` in the part of the full run that tests the site without docusaurus-plugin-first-load. */
export const hasFirstLoad = process.env.FIRST_LOAD !== 'off';

/** Cases that only the full run looks at, of which `npm test` has the combination: none of them there. */
export const whenFull = <T>(cases: readonly T[]): readonly T[] => (isFullRun ? cases : []);

/** Pages with components of every product, a Premium one among them: in development they complain of how they are used. */
const DEVELOPMENT = [
  'introduction',
  'react-data-grid',
  'react-data-grid/quickstart',
  'react-date-pickers',
  'react-date-pickers/quickstart',
  'react-charts',
  'react-charts/quickstart',
  'react-tree-view/quickstart',
];

/**
 * The builds. `site` is what is deployed; a test that needs another names it in `openPage(path, {build: 'name'})`,
 * and it is made only when a chosen test file does.
 */
export const BUILDS = {
  site: {locales: LANGUAGE_CODES, quickLocales: ['en'], env: {}},
  /** The older major, as it is deployed to its own host, with third parties. In the full run only. */
  v7: {locales: ['en', 'zh'], env: {DOCS_VERSION: 'v7', ...THIRD_PARTIES}},
  /** With the development builds of React and of the components: they report what the others pass over. */
  development: {
    locales: ['en'],
    env: {},
    options: ['--dev'],
    quickSite: (name = 'development-site') => makePartialSite(name, DEVELOPMENT, ['en', 'zh']),
  },
  /**
   * A dozen pages of the site, and made-up ones with every MDX component, demos that crash, and a translation that is behind;
   * with a chat that demos open in, a feedback service, a hosted search and other third parties. In Arabic too, a
   * right-to-left language into which nothing is translated.
   */
  fixtures: {
    locales: ['en', 'zh', 'ar'],
    env: {
      CHAT_URL: 'https://chat.example',
      // Not a valid key: the packages say so, which shows that it has reached them.
      MUI_X_LICENSE_KEY: 'key-of-the-tests',
      SEARCH_APP_ID: 'APP123',
      SEARCH_API_KEY: 'search-only',
      SEARCH_INDEX: 'docs',
      FEEDBACK_URL: 'https://feedback.example/send',
      ...THIRD_PARTIES,
    },
    makeSite: makeFixtureSite,
  },
} as const satisfies Record<string, Build>;

export type BuildName = keyof typeof BUILDS;

/** The folder with the files of a build. What the full run builds is not what `npm test` does, but for the site itself. */
export function buildFolder(name: BuildName): string {
  return name === 'site' ? path.join(ROOT, 'build') : path.join(CACHE, 'builds', name);
}

/** The languages of a build in this run. */
export function localesOf(name: BuildName, full = isFullRun): readonly string[] {
  const build: Build = BUILDS[name];
  return (!full && build.quickLocales) || build.locales;
}

/** The build in which this run looks at Chinese pages: all of them, or a dozen. */
export const CHINESE: BuildName = isFullRun ? 'site' : 'fixtures';

/** Builds that only the full run makes. */
export const FULL_BUILDS: readonly BuildName[] = ['v7'];

const INPUTS = [
  'docs',
  'src',
  'static',
  'i18n',
  'packages',
  'plugins',
  'site',
  'versioned_docs',
  'versioned_sidebars',
  'docusaurus.config.ts',
  'sidebars.ts',
  'versions.json',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  // The way to build is an input too.
  'tests/site/harness/builds.ts',
  'tests/site/harness/copySite.ts',
  'tests/site/harness/partialSite.ts',
  'tests/site/harness/fixtureSite.ts',
  'tests/site/fixtures',
];

/** One string that changes when anything changes that a build is made of; undefined outside a git repository. */
async function hashInputs(build: Build): Promise<string | undefined> {
  let listed: string;
  try {
    listed = await run('git', ['ls-files', '-z', '-co', '--exclude-standard', '--', ...INPUTS]);
  } catch {
    return undefined;
  }
  const hash = crypto
    .createHash('sha256')
    .update(JSON.stringify([build.env, process.env.FIRST_LOAD]));
  for (const file of listed.split('\0').filter(Boolean).sort()) {
    const absolute = path.join(ROOT, file);
    if (!/\.test\.tsx?$/.test(file) && fs.existsSync(absolute)) {
      hash.update(file).update('\0').update(fs.readFileSync(absolute));
    }
  }
  return hash.digest('hex');
}

/** The moment at which each language was built: tells a folder that someone else has built since. */
function builtAt(folder: string, locales: readonly string[]): string {
  return locales
    .map((locale, index) => {
      const page = path.join(folder, index === 0 ? '' : locale, '404.html');
      return `${locale} ${fs.statSync(page, {throwIfNoEntry: false})?.mtimeMs ?? 'none'}`;
    })
    .join(' ');
}

/** Seconds of each build that this process has made. */
export const buildTimes = new Map<string, number>();

/**
 * Builds, unless the folder holds exactly what would come out. Returns the folder.
 *
 * @param full every language and page of it, as the full run and `npm run preview` need them
 */
export async function ensureBuild(name: BuildName, full = isFullRun): Promise<string> {
  const build: Build = BUILDS[name];
  const locales = localesOf(name, full);
  const makeSite = (!full && build.quickSite) || build.makeSite;
  const folder = buildFolder(name);
  const stamp = path.join(CACHE, `build-${name}.json`);
  const inputs = await hashInputs(build);
  if (inputs && fs.existsSync(stamp)) {
    const kept = JSON.parse(fs.readFileSync(stamp, 'utf8')) as {inputs: string; builtAt: string};
    if (kept.inputs === inputs && kept.builtAt.startsWith(builtAt(folder, locales))) {
      return folder;
    }
  }
  fs.rmSync(stamp, {force: true});
  const site = makeSite?.() ?? ROOT;
  for (const locale of locales) {
    const began = Date.now();
    process.stderr.write(`Building ${name} [${locale}] …\n`);
    const [command, args] = docusaurusCommand([
      'build',
      '--locale',
      locale,
      '--out-dir',
      folder,
      ...(build.options ?? []),
    ]);
    await run(command, args, {env: docusaurusEnv(build.env), cwd: site});
    const seconds = (Date.now() - began) / 1000;
    process.stderr.write(`Built ${name} [${locale}] in ${seconds.toFixed(0)} s\n`);
    buildTimes.set(`${name} [${locale}]`, seconds);
  }
  fs.mkdirSync(CACHE, {recursive: true});
  fs.writeFileSync(stamp, JSON.stringify({inputs, builtAt: builtAt(folder, locales)}));
  return folder;
}

/** Variables that configure the site: a build of the tests has only those that it names, and `FIRST_LOAD`, which `test:full` sets. */
const CONFIGURING =
  /^(CHECK|DOCS|REPO|GA|AD|ADS|ENABLE|CARBON|FEEDBACK|CHAT|FONT|ICON|SEARCH|MUI)_/;

/** The environment of a build or a start that this computer's own settings do not change. */
export function docusaurusEnv(env: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([variable]) => !CONFIGURING.test(variable));
  return {
    ...Object.fromEntries(inherited),
    NODE_ENV: 'production',
    // The persistent cache does not see changes in the code of our own plugins.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    MUI_X_TELEMETRY_DISABLED: 'true',
    // `npm run typecheck` looks at the same demos, once for all builds.
    CHECK_TYPES: 'off',
    ...env,
  };
}

/** How to run Docusaurus without npm in between. */
export function docusaurusCommand(args: string[]): [command: string, args: string[]] {
  return [process.execPath, [path.join(ROOT, 'site/docusaurus.mjs'), ...args]];
}
