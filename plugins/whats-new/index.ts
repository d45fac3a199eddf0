import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PRODUCTS} from '../../site/products/shared';
import {minorOf} from '../../site/api-history/chooseReleases';
import {writeFile} from '../../site/files/files';
import {readNewNames, readReleases} from '../../site/releases/readReleases';
import {createFeed} from './createFeed';
import type {Change, Release, ReleaseSummary} from '../../site/releases/shared';

/** The folder of the Atom feeds in a build. */
const FEED_FOLDER = 'x/whats-new';

interface Options {
  /** Folder from which the package resolves, relative to the site. */
  packagesRoot?: string;
  /** `true` if the page lists new API names: the history is that of the current version. */
  hasHistory?: boolean;
}

/**
 * Converts the changelog of an installed package to the data of the What's new page: a small file
 * with each release's highlights, which is part of the page, and a large one with all changes,
 * which is fetched on request. Builds also have an Atom feed for each product.
 */
export default function whatsNewPlugin(
  {siteDir, siteConfig, i18n}: LoadContext,
  options: Options,
): Plugin<Release[]> {
  return {
    name: 'whats-new',
    async loadContent() {
      return readReleases(path.join(siteDir, options.packagesRoot ?? '.'));
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
