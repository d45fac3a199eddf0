import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {addPageChunksToManifest} from './addPageChunksToManifest';
import {compactRoutes, NOT_FOUND, renderRoutesModule} from './compactRoutes';
import {asVersionProps, compactVersion, renderVersionModule} from './compactVersion';
import {droppedClientModules} from './droppedClientModules';
import {readGenerated, type Generated} from './readGenerated';
import {findNames, trimInfimaPlugin} from './trimInfima';
import {styleGroups} from './styleGroups';
import {trimGlobalData, versionPath, type GlobalData} from './trimGlobalData';
import {trimSiteConfig} from './trimSiteConfig';

/** Module request or file → the file that stands in for it; false for none. */
type Aliases = Record<string, string | false>;

/**
 * Keeps what a browser loads before the first interaction small, however many pages there are: files that Docusaurus
 * generates, and a few of its own, are replaced by smaller ones that do the same. Take the plugin out of the
 * configuration and the site works as before, only heavier. `npm start` runs on Docusaurus' own files.
 */
export default function firstLoad(context: LoadContext): Plugin {
  const {generatedFilesDir, siteDir} = context;
  const browserFile = (name: string) => path.join(__dirname, 'browser', name);
  const docusaurusFile = (name: string) => require.resolve(`@docusaurus/core/lib/client/${name}`);
  const readJson = (file: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(generatedFilesDir, file), 'utf8'));
  const write = (file: string, code: string): string => {
    const target = path.join(generatedFilesDir, 'first-load', file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, code);
    return target;
  };
  const writeJson = (file: string, data: unknown) => write(file, JSON.stringify(data));

  let named: Set<string> | undefined;

  /** Smaller data, for the pages as the server sends them and for the browser alike: both must render the same. */
  function aliasData(generated: Generated): Aliases {
    const globalData = readJson('globalData.json') as GlobalData;
    const {docusaurusVersion, siteVersion} = readJson('site-metadata.json') as Record<
      string,
      string
    >;
    const aliases: Aliases = {
      '@generated/docusaurus.config': writeJson(
        'siteConfig.json',
        trimSiteConfig(context.siteConfig),
      ),
      '@generated/globalData': writeJson('globalData.json', trimGlobalData(globalData)),
      '@generated/site-metadata': writeJson('siteMetadata.json', {
        docusaurusVersion,
        siteVersion,
        pluginVersions: {},
      }),
    };
    for (const request of generated.registry.values()) {
      const [, file] = /^@generated\/(.+\/p\/.+)\.json$/.exec(request) ?? [];
      const version = file && asVersionProps(readJson(`${file}.json`));
      if (!file || !version) continue;
      const compact = compactVersion(version, `${versionPath(globalData, version)}/`);
      aliases[request] = write(
        `${path.basename(file)}.js`,
        renderVersionModule(compact, browserFile('expandVersion')),
      );
    }
    return aliases;
  }

  /** What only the browser needs. */
  function aliasBrowserFiles(generated: Generated): Aliases {
    const routes = renderRoutesModule(
      compactRoutes(generated),
      generated.registry,
      browserFile('createRoutes'),
    );
    return {
      '@generated/routes': write('routes.js', routes),
      [docusaurusFile('docusaurus')]: browserFile('docusaurus.ts'),
      [docusaurusFile('preload')]: browserFile('preload.ts'),
      '@docusaurus/utils-common$': browserFile('utilsCommon.ts'),
    };
  }

  return {
    name: 'first-load',

    configurePostCss(options) {
      named ??= findNames([
        ...['src', 'docs', 'versioned_docs', 'i18n']
          .map((folder) => path.join(siteDir, folder))
          .filter((folder) => fs.existsSync(folder)),
        ...['theme-classic', 'theme-common'].map((name) =>
          path.dirname(require.resolve(`@docusaurus/${name}`)),
        ),
      ]);
      options.plugins.push(trimInfimaPlugin({named}));
      return options;
    },

    getClientModules: () => [browserFile('preloadOnFocus')],

    configureWebpack(config, isServer) {
      const mergeStrategy = {'resolve.alias': 'prepend'} as const;
      const dropped: Aliases = {};
      for (const file of droppedClientModules()) dropped[file] = false;
      const dispatcher = {
        [docusaurusFile('ClientLifecyclesDispatcher')]: browserFile('ClientLifecyclesDispatcher'),
      };
      if (process.env.NODE_ENV !== 'production') {
        return {
          mergeStrategy,
          resolve: {alias: isServer ? dropped : {...dropped, ...dispatcher}},
        };
      }
      const generated = readGenerated(generatedFilesDir);
      const shared = {...dropped, ...aliasData(generated)};
      if (isServer) return {mergeStrategy, resolve: {alias: shared}};

      // Only Docusaurus' prefetch asks for a chunk's file by its name, and that takes a list of all names.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      const manifest = path.join(generatedFilesDir, 'client-manifest.json');
      return {
        mergeStrategy,
        resolve: {alias: {...shared, ...dispatcher, ...aliasBrowserFiles(generated)}},
        // A hash of each chunk's content would have to stand in the runtime, for hundreds of pages and demos; the hash of
        // the build stands there once. Chunks of libraries keep a hash of their own, see plugins/demos.
        output: {chunkFilename: 'assets/js/[id].[fullhash:8].js'},
        optimization: {
          moduleIds: 'natural',
          chunkIds: 'natural',
          splitChunks: {cacheGroups: styleGroups()},
        },
        plugins: [addPageChunksToManifest(manifest, [...generated.registry, NOT_FOUND])],
      };
    },
  };
}
