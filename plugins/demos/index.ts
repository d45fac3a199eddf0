import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createCacheGroups} from './createCacheGroups';
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

/** Lets pages show and run the demos that lie beside them. See `remarkDemos` for the part that reads the pages. */
export default function demosPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'demos',
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
          new currentBundler.instance.DefinePlugin({
            'process.env.MUI_X_LICENSE_KEY': JSON.stringify(process.env.MUI_X_LICENSE_KEY ?? ''),
          }),
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
