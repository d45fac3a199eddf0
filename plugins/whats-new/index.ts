import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PRODUCT_NAMES, PRODUCTS} from '../../site/products/shared';
import {listHistory, readHistory} from '../../site/api/history/readHistory';
import {minorOf} from '../../site/api-history/chooseReleases';
import {catalog} from '../../site/api/catalog';
import {toEntry} from '@mui-x-docs/api-extractor/types';
import {writeFile} from '../../site/files/files';
import {collectNewNames} from './collectNewNames';
import {createFeed} from './createFeed';
import {parseChangelog} from './parseChangelog';
import type {Change, Release, ReleaseSummary} from '../../site/releases/shared';

/** The installed package whose `CHANGELOG.md` covers all products. */
const CHANGELOG_PACKAGE = '@mui/x-data-grid';

/** The folder of the Atom feeds in a build. */
const FEED_FOLDER = 'x/whats-new';

interface Options {
  /** Folder from which the package resolves, relative to the site. */
  packagesRoot?: string;
  /** `true` if the page lists new API names: the history is that of the current version. */
  hasHistory?: boolean;
}

/** Returns the names that each minor added, from the API history. */
const readNewNames = () =>
  collectNewNames(
    PRODUCT_NAMES.map((product) => {
      const area = catalog.find((candidate) => candidate.area === product);
      const entries = [...(area?.components ?? []), ...(area?.interfaces ?? [])];
      return {
        product,
        rows: listHistory(readHistory(product).names),
        pages: new Set(entries.map((entry) => toEntry(entry).name)),
      };
    }),
    '/x',
  );

/**
 * Converts the changelog of an installed package to the data of the What's new page: a small file
 * with each release's highlights, which is part of the page, and a large one with all changes,
 * which is fetched on request. Builds also have an Atom feed for each product.
 */
export default function whatsNewPlugin(
  {siteDir, siteConfig, i18n}: LoadContext,
  options: Options,
): Plugin<Release[]> {
  const require = createRequire(path.join(siteDir, options.packagesRoot ?? '.', 'package.json'));
  const changelog = path.join(
    path.dirname(require.resolve(`${CHANGELOG_PACKAGE}/package.json`)),
    'CHANGELOG.md',
  );
  return {
    name: 'whats-new',
    async loadContent() {
      try {
        const releases = parseChangelog(await fs.readFile(changelog, 'utf8'));
        // Earlier majors have separate docs.
        const major = releases[0]!.version.split('.')[0];
        return releases.filter(({version}) => version.split('.')[0] === major);
      } catch (error) {
        throw new Error(
          `whats-new: ${path.relative(siteDir, changelog)}: ${(error as Error).message}; fix CHANGELOG_PACKAGE of plugins/whats-new/index.ts`,
          {cause: error},
        );
      }
    },
    async contentLoaded({content, actions}) {
      const minors = new Set(content.map(({version}) => minorOf(version)));
      const newNames = Object.fromEntries(
        Object.entries(options.hasHistory ? readNewNames() : {}).filter(([minor]) =>
          minors.has(minor),
        ),
      );
      const summaries = content.map(({changes, ...release}, index): ReleaseSummary => {
        const products = [...new Set(changes.map(({product}) => product))];
        const minor = minorOf(release.version);
        // The list is newest first, so the last entry of a minor is its first release.
        const isFirst = content.slice(index + 1).every(({version}) => minorOf(version) !== minor);
        const newNameCount = isFirst ? newNames[minor]?.length : undefined;
        return {
          ...release,
          products,
          changeCount: changes.length,
          ...(newNameCount && {newNameCount}),
        };
      });
      const changes: Record<string, Change[]> = Object.fromEntries(
        content.map((release) => [release.version, release.changes]),
      );
      await actions.createData('releases.json', summaries);
      await actions.createData('changes.json', changes);
      await actions.createData('new-names.json', newNames);
    },
    async postBuild({content, outDir}) {
      if (i18n.currentLocale === i18n.defaultLocale) {
        for (const {name: product, label} of PRODUCTS) {
          const feed = createFeed(content, {siteUrl: siteConfig.url, product, name: label});
          writeFile(path.join(outDir, FEED_FOLDER, `${product}.xml`), feed);
        }
      }
    },
  };
}
