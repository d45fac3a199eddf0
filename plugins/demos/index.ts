import fs from 'node:fs';
import type {ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {DocsVersion} from '../../site/versions/docsVersion';
import {addMiddleware} from '../../site/devServer/addMiddleware';
import {createCacheGroups, MOMENT_LOCALES} from './createCacheGroups';
import {type Bundler} from '../../site/bundler/shared';
import {buildRunner} from './buildRunner';
import {checkTypes} from './checkTypes';
import {collectPackages} from '../../site/packages/collectPackages';
import {offersLibraries} from './readVariants';
import {loadDemoModule} from './loadDemoModule';
import {findPackageFile, readPublicPackages} from './options';
import {RUNNER_PATH} from './shared';
import {listRunnerModules} from './listRunnerModules';
import {buildTypes, createTypesKey} from './types/buildTypes';
import {TYPES_PATH} from './types/shared';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Sends a file of the runner or the types from the development server. The browser doesn't cache it. */
function sendFile(file: string, response: ServerResponse, next: () => void): void {
  const name = (file.split('?')[0] ?? '').replace(/[\\/]$/, '/index.html');
  if (!fs.existsSync(name)) {
    next();
    return;
  }
  response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'text/plain');
  response.setHeader('Cache-Control', 'no-store');
  fs.createReadStream(name).pipe(response);
}

/**
 * Returns a function that checks whether a file belongs to a demo or to a product's shared data.
 */
function isDemoFile(siteDir: string): (file: string) => boolean {
  const folders = ['docs', 'versioned_docs'].map((folder) => path.join(siteDir, folder) + path.sep);
  return (file) => folders.some((folder) => file.startsWith(folder));
}

interface Rule {
  test?: unknown;
  exclude?: unknown;
}

/**
 * Returns the packages of the current docs and of all older versions that have their own, by
 * version.
 */
function collectPackageTables(siteDir: string): Record<string, ReturnType<typeof collectPackages>> {
  const versions = path.join(siteDir, 'versioned_docs');
  const older = fs.existsSync(versions) ? fs.readdirSync(versions) : [];
  const site = path.join(siteDir, 'package.json');
  const files = {
    current: site,
    ...Object.fromEntries(older.map((name) => [name, path.join(versions, name, 'package.json')])),
  };
  return Object.fromEntries(
    Object.entries(files)
      .filter(([, file]) => fs.existsSync(file))
      .map(([name, file]) => [name, collectPackages(file, site)]),
  );
}

export interface DemosOptions {
  /** The version to build. */
  docsVersion: Pick<DocsVersion, 'name' | 'docsDir' | 'packagesRoot'>;
  /**
   * `true` if a build fails on demos that don't type-check. Set it to `false` if they have been
   * checked before.
   */
  checksTypes?: boolean;
}

/** Lets pages show and run the demos in their folders. `remarkDemos` processes the pages. */
export default function demosPlugin(
  {siteDir, i18n}: LoadContext,
  {docsVersion, checksTypes = true}: DemosOptions,
): Plugin {
  const packages = collectPackageTables(siteDir);
  let bundler: Bundler | undefined;
  let typeCheck: Promise<void> | undefined;
  const docsPath = path.join(siteDir, docsVersion.docsDir);
  let builtModules: string[] | undefined;
  /** Reads all demos, which takes seconds, so a build does it once. */
  const listModules = (isProduction: boolean): string[] =>
    isProduction
      ? (builtModules ??= listRunnerModules(siteDir, docsPath))
      : listRunnerModules(siteDir, docsPath);
  const getRunner = (isProduction: boolean) => {
    const modules = listModules(isProduction);
    return buildRunner({siteDir, docsVersion, modules, bundler: bundler as Bundler, isProduction});
  };
  let typesKey: string | undefined;
  const getTypes = (isProduction: boolean) => {
    const options = {siteDir, docsVersion, modules: listModules(isProduction)};
    return buildTypes(options, typesKey ?? '', bundler as Bundler, isProduction);
  };
  return {
    name: 'demos',
    async contentLoaded({actions}) {
      await actions.createData('packages.json', packages);
      // The browser doesn't cache the files of `npm start`, so their key ignores the demos.
      typesKey ??= createTypesKey(
        siteDir,
        process.env.NODE_ENV === 'production' ? listModules(true) : [],
      );
      await actions.createData('types.json', {key: typesKey});
    },
    configureWebpack(config, isServer, {currentBundler}) {
      bundler = currentBundler.instance;
      if (checksTypes && !typeCheck && config.mode === 'production') {
        // Runs in parallel with the bundler; `postBuild` awaits the result.
        typeCheck = checkTypes({siteDir, docsDir: docsVersion.docsDir});
        typeCheck.catch(() => undefined);
      }
      const isDemo = isDemoFile(siteDir);
      // Docusaurus puts all CSS into one file for the whole site, but the CSS of a demo must only
      // apply to the demo. The import in its source is therefore ignored, and `?demo-css` returns
      // the scoped CSS.
      for (const rule of (config.module?.rules ?? []) as Rule[]) {
        if (rule.test instanceof RegExp && rule.test.test('/styles.css')) {
          rule.exclude = [isDemo, rule.exclude].flat().filter(Boolean);
        }
      }
      return {
        plugins: [new currentBundler.instance.IgnorePlugin(MOMENT_LOCALES)],
        ...(!isServer &&
          config.mode === 'production' && {
            optimization: {splitChunks: {cacheGroups: createCacheGroups()}},
          }),
        module: {
          rules: [
            {test: /\.css$/, include: isDemo, type: 'asset/source'},
            {
              resourceQuery:
                /^\?demo(-libraries|-test|-playground(-data|-run=[a-z-]+)?|-css=[a-z]+|-library=[a-z-]+|-sources(=[a-z-]+)?)?$/,
              use: {
                loader: path.join(__dirname, '../../site/bundler/transformLoader.cjs'),
                options: {
                  transform: (
                    _code: string,
                    file: string,
                    context: Parameters<typeof loadDemoModule>[0],
                  ) => {
                    const packageFile = findPackageFile(siteDir, file);
                    return loadDemoModule(context, {
                      siteDir,
                      isServer,
                      isPublicPackage: readPublicPackages(packageFile),
                      offersLibraries: offersLibraries(packageFile),
                    });
                  },
                },
              },
            },
          ],
        },
        ...(config.mode === 'development' &&
          addMiddleware('demo-files', (request, response, next) => {
            const url = request.url ?? '';
            const [prefix, build] =
              Object.entries({[RUNNER_PATH]: getRunner, [TYPES_PATH]: getTypes}).find(([one]) =>
                url.startsWith(`${one}/`),
              ) ?? [];
            if (!prefix || !build) {
              next();
              return;
            }
            build(false).then(
              (folder) => sendFile(path.join(folder, url.slice(prefix.length)), response, next),
              next,
            );
          })),
      };
    },
    async postBuild({outDir}) {
      await typeCheck;
      // All languages share the runner and the types, because they contain no text.
      if (i18n.currentLocale === i18n.defaultLocale) {
        const folder = await getRunner(true);
        await fs.promises.cp(folder, path.join(outDir, RUNNER_PATH), {recursive: true});
        await fs.promises.cp(await getTypes(true), path.join(outDir, TYPES_PATH), {
          recursive: true,
        });
      }
    },
  };
}
