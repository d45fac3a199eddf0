import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createCacheGroups} from './createCacheGroups';
import {collectPackages} from './collectPackages';
import {loadDemoModule} from './loadDemoModule';
import {findPackageFile, readPublicPackages} from './options';

const LOADER = path.join(__dirname, 'loader.cjs');

/** A file that belongs to a demo or to a product's shared data set. */
function isDemoFile(siteDir: string): (file: string) => boolean {
  const folders = ['docs', 'versioned_docs'].map((folder) => path.join(siteDir, folder) + path.sep);
  return (file) => folders.some((folder) => file.startsWith(folder));
}

interface Rule {
  test?: unknown;
  exclude?: unknown;
}

/** The packages of the current docs and of every older version that brings its own, by version. */
function collectPackageTables(siteDir: string): Record<string, ReturnType<typeof collectPackages>> {
  const versions = path.join(siteDir, 'versioned_docs');
  const older = fs.existsSync(versions) ? fs.readdirSync(versions) : [];
  const files: [string, string][] = [
    ['current', path.join(siteDir, 'package.json')],
    ...older.map((name): [string, string] => [name, path.join(versions, name, 'package.json')]),
  ];
  return Object.fromEntries(
    files
      .filter(([, file]) => fs.existsSync(file))
      .map(([name, file]) => [name, collectPackages(file)]),
  );
}

export interface DemosOptions {
  /** The code host: issues are opened and sources are shown there. */
  repoUrl: string;
}

/** Lets pages show and run the demos that lie beside them. See `remarkDemos` for the part that reads the pages. */
export default function demosPlugin({siteDir}: LoadContext, {repoUrl}: DemosOptions): Plugin {
  const packages = collectPackageTables(siteDir);
  const environment = {
    MUI_X_REPO_URL: repoUrl,
    MUI_X_DOCS_VERSION: packages.current?.['@mui/x-data-grid']?.version ?? '',
    MUI_X_LICENSE_KEY: process.env.MUI_X_LICENSE_KEY ?? '',
  };
  return {
    name: 'demos',
    async contentLoaded({actions}) {
      await actions.createData('packages.json', packages);
    },
    configureWebpack(config, isServer, {currentBundler}) {
      const isDemo = isDemoFile(siteDir);
      // Docusaurus collects all CSS in one file for the whole site. The CSS of a demo must not leave the demo: the
      // import in its source does nothing, and `?demo-css` brings the scoped text.
      for (const rule of (config.module?.rules ?? []) as Rule[]) {
        if (rule.test instanceof RegExp && rule.test.test('/styles.css')) {
          rule.exclude = [isDemo, rule.exclude].flat().filter(Boolean);
        }
      }
      return {
        plugins: [
          new currentBundler.instance.DefinePlugin(
            Object.fromEntries(
              Object.entries(environment).map(([name, value]) => [
                `process.env.${name}`,
                JSON.stringify(value),
              ]),
            ),
          ),
        ],
        ...(!isServer &&
          config.mode === 'production' && {
            optimization: {splitChunks: {cacheGroups: createCacheGroups()}},
          }),
        module: {
          rules: [
            {test: /\.css$/, include: isDemo, type: 'asset/source'},
            {
              resourceQuery: /^\?demo(-sources|-css=[a-z]+)?$/,
              use: {
                loader: LOADER,
                options: {
                  load: (context: Parameters<typeof loadDemoModule>[0]) =>
                    loadDemoModule(context, {
                      siteDir,
                      isServer,
                      isPublicPackage: readPublicPackages(
                        findPackageFile(siteDir, context.resourcePath),
                      ),
                    }),
                },
              },
            },
          ],
        },
      };
    },
  };
}
