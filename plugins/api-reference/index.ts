import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addHistory} from './addHistory';
import {catalog as currentCatalog, type ApiCatalog} from '../../site/api/catalog';
import {HEADINGS} from '../../site/api/headings';
import {readHistory} from '../../site/api/history/readHistory';
import {loadApi} from './loadApi';
import {readPageTitles} from '../../site/pages/readPageTitles';
import {scanGuides} from '../../site/pages/scanGuides';
import {readLinkTitles, translateLinks} from './translateLinks';
import {writePages} from './writePages';

/** Options of the plugin; the defaults are the current version. */
export interface ApiReferenceOptions {
  id?: string;
  /** The pages to write. */
  catalog?: ApiCatalog;
  /** Folder from which the packages of the version resolve, relative to the site. */
  packagesRoot?: string;
  /**
   * Folder of the version's docs, relative to the site. The pages are written to its `api` folder.
   */
  docsDir?: string;
  /** Base path of the version's docs. */
  base?: string;
  /** `true` if the pages show the history: it's that of the current version. */
  hasHistory?: boolean;
}

/**
 * Writes the API reference from the installed packages while the plugins are initialized, so the
 * docs plugin, which runs later, finds complete pages. The pages aren't committed.
 */
export default async function apiReferencePlugin(
  {siteDir, i18n}: LoadContext,
  {
    id = 'default',
    catalog = currentCatalog,
    packagesRoot = '.',
    docsDir = 'docs',
    base = '/x',
    hasHistory = false,
  }: ApiReferenceOptions = {},
): Promise<Plugin> {
  const docs = path.join(siteDir, docsDir);
  const outDir = path.join(docs, 'api');
  const serverAlias = `@api-reference-${id}`;
  const read = await loadApi(
    catalog,
    path.join(siteDir, packagesRoot),
    path.join(siteDir, '.cache/api-reference'),
  );
  const guides = scanGuides(docs, outDir);
  const data = hasHistory ? addHistory(read, readHistory) : read;
  writePages({
    data,
    catalog,
    guides,
    outDir,
    base,
    serverAlias,
    ...(hasHistory && {readHistory}),
  });
  const language = i18n.currentLocale;
  const titles =
    language === i18n.defaultLocale
      ? undefined
      : readLinkTitles({
          guides,
          translations: path.join(
            siteDir,
            `i18n/${language}/docusaurus-plugin-content-docs`,
            docsDir === 'docs' ? 'current' : path.basename(docsDir),
          ),
          catalog: readPageTitles(siteDir, language),
          base,
        });
  return {
    name: 'api-reference',
    async getTranslationFiles() {
      return [{path: 'headings', content: HEADINGS}];
    },
    configureWebpack: (_config, isServer) => ({
      // The titles are in the bundle and not in the files, because all locales share the files and
      // may be built in parallel.
      ...(titles && {
        module: {
          rules: [
            {
              test: /\.api\.json$/,
              include: outDir,
              type: 'json',
              loader: path.join(__dirname, '../../site/bundler/transformLoader.cjs'),
              options: {transform: (json: string) => translateLinks(json, titles)},
            },
          ],
        },
      }),
      resolve: {
        alias: isServer
          ? {
              [`${serverAlias}/content`]: path.join(siteDir, 'src/components/api/ApiContent.tsx'),
              [`${serverAlias}/data`]: outDir,
            }
          : {[serverAlias]: false},
      },
      ...(!isServer && {
        optimization: {
          splitChunks: {
            cacheGroups: {
              // The code that hydrates the rows. Without a group, it would be part of the chunk
              // that all docs pages share.
              apiPart: {
                test: /components[\\/]api[\\/](?:ApiPart|enhanceApi|listRows|removedNames|copyLink)\./,
                name: 'api-part',
                chunks: 'async',
                priority: 45,
                enforce: true,
              },
            },
          },
        },
      }),
    }),
  };
}
