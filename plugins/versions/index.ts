import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readJson, writeFile} from '../../site/files/files';
import {reportProblems} from '../../site/problems/problemStore';
import {CURRENT} from '../../site/versions/shared';
import {
  listOlderVersions,
  readDocsVersion,
  type DocsVersion,
} from '../../site/versions/docsVersion';
import {listVersionPages} from './listVersionPages';
import {
  ALIASES_FILE,
  matchPagesAcrossVersions,
  type VersionAliases,
} from './matchPagesAcrossVersions';
import {NEWEST_PATH, type NewestVersion, type OlderVersionData, type OtherVersions} from './shared';

/** The site's configuration for the plugin. */
export interface VersionsOptions {
  /** URL of the current docs. */
  docsUrl: string;
  /** The version that is built. */
  built: DocsVersion;
}

/** Lists the current paths of an older version's pages, for its banner and canonical links. */
function listMoved(pages: string[], current: OtherVersions[string]): OlderVersionData['moved'] {
  return Object.fromEntries(
    pages
      .filter((page) => !(page in current.pages))
      .map((page) => [page, current.renamed[page] ?? null]),
  );
}

/**
 * Adds the data about other versions to the site of each version, although each is built
 * separately.
 */
export default function versionsPlugin(
  {siteDir, i18n}: LoadContext,
  {docsUrl, built}: VersionsOptions,
): Plugin<{others: OtherVersions; moved?: OlderVersionData['moved']}> {
  const older = listOlderVersions(siteDir);
  const aliases = readJson<Record<string, VersionAliases>>(path.join(siteDir, ALIASES_FILE)) ?? {};
  return {
    name: 'versions',
    async loadContent() {
      const current = await listVersionPages(siteDir, readDocsVersion(siteDir, CURRENT, docsUrl));
      const others: OtherVersions = {};
      if (built.isCurrent) {
        for (const name of older) {
          const pages = await listVersionPages(siteDir, readDocsVersion(siteDir, name, docsUrl));
          const pair = matchPagesAcrossVersions(name, current, pages, aliases[name]);
          reportProblems(`versions ${name}`, pair.problems);
          others[name] = pair.older;
        }
        return {others};
      }
      const own = await listVersionPages(siteDir, built);
      const pair = matchPagesAcrossVersions(built.name, current, own, aliases[built.name]);
      reportProblems(`versions ${built.name}`, pair.problems);
      others[CURRENT] = pair.current;
      return {others, moved: listMoved(Object.keys(own), others[CURRENT])};
    },
    async contentLoaded({content: {others, moved}, actions}) {
      await actions.createData('others.json', others);
      if (moved) {
        actions.setGlobalData({moved} satisfies OlderVersionData);
      }
    },
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        // A constant instead of `useSite()`: the banner of old versions isn't part of the current
        // docs, and the bundler only removes it if the condition is a constant.
        new currentBundler.instance.DefinePlugin({
          'process.env.DOCS_IS_CURRENT': JSON.stringify(built.isCurrent ? 'true' : 'false'),
        }),
      ],
    }),
    async postBuild({outDir}) {
      if (!built.isCurrent || i18n.currentLocale !== i18n.defaultLocale) {
        return;
      }
      const newest: NewestVersion = {version: built.version, older};
      writeFile(path.join(outDir, NEWEST_PATH), `${JSON.stringify(newest)}\n`);
    },
  };
}
