import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {reportProblems} from '../../site/problems/problemStore';
import {CURRENT} from '../../site/versions/shared';
import {ALIASES} from './aliases';
import {
  listOlderVersions,
  readDocsVersion,
  type DocsVersion,
} from '../../site/versions/docsVersion';
import {listVersionPages} from './listVersionPages';
import {matchPagesAcrossVersions} from './matchPagesAcrossVersions';
import {NEWEST_PATH, type NewestVersion, type OlderVersionData, type OtherVersions} from './shared';

/** What the plugin must know of the site. */
export interface VersionsOptions {
  /** Address of the current docs. */
  docsUrl: string;
  /** The version that is being built. */
  built: DocsVersion;
}

/** Where the pages of an older version went, for its banner and its canonical links. */
function listMoved(pages: string[], current: OtherVersions[string]): OlderVersionData['moved'] {
  return Object.fromEntries(
    pages
      .filter((page) => !(page in current.pages))
      .map((page) => [page, current.renamed[page] ?? null]),
  );
}

/** Lets the sites of all versions know each other, although each is built alone. */
export default function versionsPlugin(
  {siteDir, i18n}: LoadContext,
  {docsUrl, built}: VersionsOptions,
): Plugin<{others: OtherVersions; moved?: OlderVersionData['moved']}> {
  const older = listOlderVersions(siteDir);
  return {
    name: 'versions',
    async loadContent() {
      const current = await listVersionPages(siteDir, readDocsVersion(siteDir, CURRENT, docsUrl));
      const others: OtherVersions = {};
      if (built.name === CURRENT) {
        for (const name of older) {
          const pages = await listVersionPages(siteDir, readDocsVersion(siteDir, name, docsUrl));
          const pair = matchPagesAcrossVersions(name, current, pages, ALIASES[name]);
          reportProblems(`versions ${name}`, pair.problems);
          others[name] = pair.older;
        }
        return {others};
      }
      const own = await listVersionPages(siteDir, built);
      const pair = matchPagesAcrossVersions(built.name, current, own, ALIASES[built.name]);
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
        // Not by `useSite()`: the banner of old versions is no part of the current docs, and only what the bundler reads at the
        // place itself lets it leave the banner out.
        new currentBundler.instance.DefinePlugin({
          'process.env.DOCS_IS_CURRENT': JSON.stringify(built.name === CURRENT ? 'true' : 'false'),
        }),
      ],
    }),
    async postBuild({outDir}) {
      if (built.name !== CURRENT || i18n.currentLocale !== i18n.defaultLocale) {
        return;
      }
      const newest: NewestVersion = {version: built.version, older};
      const file = path.join(outDir, NEWEST_PATH);
      await fs.promises.mkdir(path.dirname(file), {recursive: true});
      await fs.promises.writeFile(file, `${JSON.stringify(newest)}\n`);
    },
  };
}
