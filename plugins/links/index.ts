import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listBaseUrls} from '../../site/languages/listBaseUrls';
import {ANCHORS} from './anchors';
import {findMissingAnchors, formatMissing} from './findMissingAnchors';
import {renderRobots} from './renderRobots';

/** Options of the plugin. */
export interface LinksOptions {
  /** The folder of the pages that have to have the anchors of the list: the current docs, where links from elsewhere lead. */
  docsDir?: string;
}

/** Sees to it that links to the docs arrive, and that crawlers find the pages. */
export default function linksPlugin(
  {siteDir, siteConfig, i18n}: LoadContext,
  {docsDir}: LinksOptions,
): Plugin {
  return {
    name: 'links',
    loadContent() {
      const missing = docsDir ? formatMissing(findMissingAnchors(siteDir, docsDir, ANCHORS)) : [];
      if (missing.length > 0) {
        const error = new Error(missing.join('\n'));
        // The places are in the pages, not in this code: a stack would only hide them.
        error.stack = error.message;
        throw error;
      }
    },
    postBuild({outDir}) {
      // One file serves every language of a version; each version has a host of its own.
      if (i18n.currentLocale === i18n.defaultLocale) {
        const baseUrls = listBaseUrls(i18n);
        fs.writeFileSync(path.join(outDir, 'robots.txt'), renderRobots(siteConfig.url, baseUrls));
      }
      return Promise.resolve();
    },
  };
}
