import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import fs from 'node:fs';
import path from 'node:path';
import {addPageChunksToManifest} from './addPageChunksToManifest';
import type {CompactSidebars} from './browser/expandSidebars';
import {expandPaths} from './browser/routeTable';
import {
  compactRoutes,
  NOT_FOUND,
  renderRoutesModule,
  renderSiteMapModule,
  requestOf,
  type CompactRoutes,
} from './compactRoutes';
import {asVersionProps, compactSidebars, emptyVersion} from './compactSidebars';
import {purgeInfima} from './purgeInfima';
import {readGenerated, type Generated} from './readGenerated';
import {registerPages, type RegisteredPage} from './registerPages';
import {resolveClientModules} from './resolveClientModules';
import type {PageData} from './shared';
import {styleGroups} from './styleGroups';
import {trimGlobalData, versionPath, type GlobalData} from './trimGlobalData';
import {trimSiteConfig} from './trimSiteConfig';

/** Module requests or files, with the files that replace them; `false` removes a module. */
type Aliases = Record<string, string | false>;

export interface FirstLoadOptions {
  /** Requests of client modules that the site doesn't need, such as `@docusaurus/theme-classic/lib/nprogress`. */
  droppedClientModules: string[];
  /**
   * Returns the data that a page adds to its route context, so that it doesn't need the items of
   * its sidebar.
   */
  describePage: (sidebar: PropSidebarItem[], path: string) => PageData;
  /**
   * Style sheets that most pages don't need, as patterns by the name of the separate file that
   * contains them.
   */
  styleGroups: Record<string, RegExp>;
  /**
   * Folders whose files contain the Infima classes and variables that pages use, relative to the
   * site directory.
   */
  styledFolders: string[];
  /** Infima classes that no page uses, although they occur in files. */
  unusedClasses: RegExp | undefined;
}

const schema = Joi.object<FirstLoadOptions>({
  droppedClientModules: Joi.array().items(Joi.string()).default([]),
  describePage: Joi.function().default(() => () => ({})),
  styleGroups: Joi.object().pattern(Joi.string(), Joi.object().instance(RegExp)).default({}),
  styledFolders: Joi.array().items(Joi.string()).default(['src', 'docs']),
  unusedClasses: Joi.object().instance(RegExp),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<FirstLoadOptions>, FirstLoadOptions>): FirstLoadOptions {
  return validate(schema, options);
}

/**
 * Keeps the transfer size before the first interaction small, regardless of the number of pages: files that Docusaurus
 * generates, and some files of Docusaurus itself, are replaced with smaller equivalents. Without the plugin the site works the same way, but
 * pages load more. `npm start` uses Docusaurus' own files.
 */
export default function firstLoad(context: LoadContext, options: FirstLoadOptions): Plugin {
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

  /**
   * Returns aliases for smaller data, on the server and in the browser, because both must render
   * the same.
   */
  function aliasData(): Aliases {
    const globalData = readJson('globalData.json') as GlobalData;
    return {
      '@generated/docusaurus.config': writeJson(
        'siteConfig.json',
        trimSiteConfig(context.siteConfig),
      ),
      '@generated/globalData': writeJson('globalData.json', trimGlobalData(globalData)),
    };
  }

  /**
   * Returns the props of the docs versions, with the request of the generated file that contains
   * them.
   */
  function readVersions({registry}: Generated): [request: string, version: PropVersionMetadata][] {
    return [...registry.values()].flatMap((request): [string, PropVersionMetadata][] => {
      const [, file] = /^@generated\/(.+\/p\/.+)\.json$/.exec(request) ?? [];
      const version = file && asVersionProps(readJson(`${file}.json`));
      return version ? [[request, version]] : [];
    });
  }

  /** Returns the aliases of the browser build: nothing in the main file grows with the number of pages. */
  function aliasBrowserFiles(generated: Generated, compact: CompactRoutes): Aliases {
    const globalData = readJson('globalData.json') as GlobalData;
    const aliases: Aliases = {};
    const sidebars: Record<string, CompactSidebars> = {};
    for (const [request, version] of readVersions(generated)) {
      aliases[request] = writeJson(path.basename(request), emptyVersion(version));
      const base = `${versionPath(globalData, version)}/`;
      sidebars[version.version] = compactSidebars(version.docsSidebars, base);
    }
    const siteMap = write(
      'siteMap.js',
      renderSiteMapModule(compact.rows, generated.registry, sidebars, browserFile('createSiteMap')),
    );
    const routes = renderRoutesModule(compact, generated.registry, {
      createRoutes: browserFile('createRoutes'),
      pages: browserFile('pages'),
      siteMap,
    });
    return {
      ...aliases,
      '@generated/routes': write('routes.js', routes),
      [docusaurusFile('docusaurus')]: browserFile('docusaurus.ts'),
      [docusaurusFile('preload')]: browserFile('preload.ts'),
      '@docusaurus/utils-common$': browserFile('utilsCommon.ts'),
    };
  }

  /** Returns the data that the script of each page registers. */
  function describePages(generated: Generated, {rows}: CompactRoutes): RegisteredPage[] {
    const versions = readVersions(generated);
    return rows.flatMap(({paths, own, attributes}, row) => {
      const items = versions.flatMap(
        ([, {docsSidebars}]) => docsSidebars[attributes.sidebar as string] ?? [],
      );
      return expandPaths(paths).map((page, i) => ({
        chunkName: own[i]!,
        request: requestOf(generated.registry, own[i]!),
        row,
        path: page,
        data: options.describePage(items, page),
      }));
    });
  }

  return {
    name: 'first-load',

    configurePostCss(postCss) {
      const folders = [
        ...options.styledFolders.map((folder) => path.join(siteDir, folder)),
        path.dirname(require.resolve('@docusaurus/theme-classic')),
        path.dirname(require.resolve('@docusaurus/theme-common')),
      ];
      postCss.plugins.push(purgeInfima({folders, unused: options.unusedClasses}));
      return postCss;
    },

    getClientModules: () => [browserFile('preloadOnIntent')],

    configureWebpack(config, isServer, {currentBundler}) {
      const mergeStrategy = {'resolve.alias': 'prepend'} as const;
      const dropped: Aliases = {};
      for (const file of resolveClientModules(options.droppedClientModules, siteDir)) {
        dropped[file] = false;
      }
      if (process.env.NODE_ENV !== 'production') return {mergeStrategy, resolve: {alias: dropped}};
      const shared = {...dropped, ...aliasData()};
      if (isServer) return {mergeStrategy, resolve: {alias: shared}};
      const generated = readGenerated(generatedFilesDir);
      const compact = compactRoutes(generated);

      // Only Docusaurus' prefetch requests a chunk's file by name, which needs a list of all names.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      const manifest = path.join(generatedFilesDir, 'client-manifest.json');
      return {
        mergeStrategy,
        resolve: {alias: {...shared, ...aliasBrowserFiles(generated, compact)}},
        // The runtime would contain a content hash for each of hundreds of chunks, but it contains the hash of the build once. Chunks
        // of libraries keep their content hashes, see plugins/demos.
        output: {chunkFilename: 'assets/js/[id].[fullhash:8].js'},
        // React Router imports it for `withRouter`, which nothing calls; its manifest doesn't declare it free of side effects.
        module: {
          rules: [{test: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false}],
        },
        optimization: {
          moduleIds: 'natural',
          // The chunks of the first load get the shortest ids, regardless of the number of pages
          // and demos.
          chunkIds: 'size',
          splitChunks: {cacheGroups: styleGroups(options.styleGroups)},
        },
        plugins: [
          addPageChunksToManifest(manifest, [...generated.registry, NOT_FOUND]),
          registerPages(currentBundler.instance, describePages(generated, compact)),
        ],
      };
    },
  };
}
