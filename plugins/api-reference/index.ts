import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addHistory, type ReadHistory} from './addHistory';
import {catalog as currentCatalog, type ApiCatalog} from '../../site/api/catalog';
import {HEADINGS} from '../../site/api/headings';
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
  /** Folder, relative to the site, from which the packages of the version resolve. */
  packagesRoot?: string;
  /** Folder of the version's docs, relative to the site. The pages are written to `api` in it. */
  docsDir?: string;
  /** Address of the version's docs. */
  base?: string;
  /** What the pages tell of each name's past; left out for older versions, since the history ends with the current one. */
  readHistory?: ReadHistory;
}

/**
 * Writes the API reference from the installed packages, while the plugins start: the docs plugin, which comes after,
 * finds finished pages. Nothing of it is committed.
 */
export default async function apiReferencePlugin(
  {siteDir, i18n}: LoadContext,
  {
    id = 'default',
    catalog = currentCatalog,
    packagesRoot = '.',
    docsDir = 'docs',
    base = '/x',
    readHistory,
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
  const data = readHistory ? addHistory(read, readHistory) : read;
  writePages({
    data,
    catalog,
    guides,
    outDir,
    base,
    serverAlias,
    ...(readHistory && {readHistory}),
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
      // In the bundle and not in the files: they are the same for every language, which may be built side by side.
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
              // What wakes the rows up. Left to itself it would travel with what all pages of the docs share.
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
