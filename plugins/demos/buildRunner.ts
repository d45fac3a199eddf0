import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {runBundler} from '../../site/bundler/runBundler';
import type {Bundler} from '../../site/bundler/shared';
import {writeFile} from '../../site/files/files';
import type {DocsVersion} from '../../site/versions/docsVersion';
import {subsetDemoFont, type FontFile} from '../../site/fonts/subsetFonts';
import {findDemoChunk, MOMENT_LOCALES} from './createCacheGroups';
import {RUNNER_ASSETS} from './shared';

interface Module {
  nameForCondition?: () => string | null | undefined;
}

/**
 * Assigns chunks as on the pages, except that Material UI's components stay with the modules that
 * import them: edited demos import all of Material UI together.
 */
function findRunnerChunk(module: Module): string | undefined {
  const chunk = findDemoChunk(module.nameForCondition?.() ?? '');
  return chunk?.startsWith('mui-') && chunk !== 'mui-core' ? undefined : chunk;
}

interface RunnerOptions {
  siteDir: string;
  /** The version whose packages demos import. */
  docsVersion: Pick<DocsVersion, 'name' | 'packagesRoot'>;
  /** The modules that demos may import. */
  modules: readonly string[];
  bundler: Bundler;
  isProduction: boolean;
}

const SOURCES = [
  'src/components/demo/runner',
  'src/mui',
  'src/mui/demoTheme',
  'src/settings',
  'plugins/demos',
  'site/fonts',
];

/** Returns a key that changes with any input of the runner. */
function createKey(siteDir: string, modules: readonly string[], isProduction: boolean): string {
  const hash = createHash('sha256').update(JSON.stringify([modules, isProduction]));
  hash.update(fs.readFileSync(path.join(siteDir, 'package-lock.json')));
  for (const folder of SOURCES) {
    for (const file of fs.readdirSync(path.join(siteDir, folder), {withFileTypes: true})) {
      if (file.isFile() && !/\.test\.|\.css$/.test(file.name)) {
        hash.update(fs.readFileSync(path.join(siteDir, folder, file.name)));
      }
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function createModules(modules: readonly string[]): string {
  const cases = modules.map(
    (request) => `  ${JSON.stringify(request)}: () => import(${JSON.stringify(request)}),`,
  );
  return `const modules = {\n${cases.join('\n')}\n};
export const loadModule = (request) =>
  Object.hasOwn(modules, request) ? modules[request]() : undefined;
`;
}

/**
 * Renders the runner's document. It's only ever used in a frame with `sandbox="allow-scripts"`, and
 * its script does nothing elsewhere. Only this document needs `unsafe-eval` in a
 * Content-Security-Policy. The font is inline, because a document with an opaque origin can't
 * request one from a host that doesn't allow all origins.
 */
function createHtml(scripts: readonly string[], font: FontFile): string {
  return `<!doctype html>
<html lang="en" dir="ltr" translate="no">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Demo runner</title>
<style>@font-face{font-family:${font.family};font-weight:${font.weight};src:url(data:font/woff2;base64,${font.content.toString('base64')}) format("woff2")}html,body{margin:0;background:transparent}html{overflow:auto}#root{position:relative;font:400 1rem/1.5 Roboto,Helvetica,Arial,sans-serif;color:var(--mui-palette-text-primary);overflow:auto}.pending{position:absolute;visibility:hidden;inset-inline:0;block-size:0;overflow:hidden}</style>
</head>
<body>
<div id="root"></div>
${scripts.map((name) => `<script src="${name}"></script>`).join('\n')}
</body>
</html>
`;
}

/**
 * Bundles the document in which edited demos run: the packages that demos may import, split by
 * product, and a compiler. The result is cached in `.cache/demo-runner` until one of its inputs
 * changes. Returns its folder.
 */
export async function buildRunner({
  siteDir,
  docsVersion: {name, packagesRoot},
  modules,
  bundler,
  isProduction,
}: RunnerOptions): Promise<string> {
  // A build doesn't overwrite the runner of `npm start`.
  const cacheName = isProduction ? name : `${name}-development`;
  const cache = path.join(siteDir, '.cache', 'demo-runner', cacheName);
  const folder = path.join(cache, createKey(siteDir, modules, isProduction));
  if (fs.existsSync(path.join(folder, 'index.html'))) {
    return folder;
  }
  fs.rmSync(cache, {recursive: true, force: true});
  const modulesFile = path.join(cache, 'modules.js');
  writeFile(modulesFile, createModules(modules));

  const config = {
    mode: isProduction ? 'production' : 'development',
    devtool: false,
    context: siteDir,
    target: ['web', 'es2020'],
    entry: {main: path.join(siteDir, 'src/components/demo/runner/main.tsx')},
    output: {
      path: folder,
      filename: `${RUNNER_ASSETS}/[name].[contenthash:8].js`,
      chunkFilename: `${RUNNER_ASSETS}/[name].[contenthash:8].js`,
      publicPath: 'auto',
      uniqueName: 'demo-runner',
    },
    resolve: {
      extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'],
      // The list of modules is outside the folder of the version, so the version's packages come
      // first.
      modules: [path.join(siteDir, packagesRoot, 'node_modules'), 'node_modules'],
      alias: {'@site': siteDir, 'demo-runner-modules$': modulesFile},
    },
    module: {
      // As on the pages, a missing export of another package is reported when it's used.
      parser: {javascript: {exportsPresence: false}},
      rules: [
        // The grid imports a stylesheet only to test that stylesheets can be imported.
        {test: /\.css$/, type: 'asset/source'},
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: {syntax: 'typescript', tsx: true},
              transform: {react: {runtime: 'automatic'}},
              target: 'es2022',
            },
          },
        },
      ],
    },
    plugins: [new bundler.IgnorePlugin(MOMENT_LOCALES)],
    performance: {hints: false},
    optimization: {
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          packages: {
            chunks: 'async',
            enforce: true,
            test: (module: Module) => findRunnerChunk(module) !== undefined,
            name: findRunnerChunk,
          },
        },
      },
    },
  };
  const stats = await runBundler(bundler, config, 'plugins/demos: The demo runner');
  const {entrypoints} = stats.toJson({all: false, entrypoints: true});
  const scripts = (entrypoints?.main?.assets ?? [])
    .map(({name}) => name)
    .filter((name) => name.endsWith('.js'));
  fs.writeFileSync(path.join(folder, 'index.html'), createHtml(scripts, await subsetDemoFont()));
  return folder;
}
