import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PRODUCT_NAMES} from '../../site/products/shared';
import {reportProblems} from '../../site/problems/problemStore';
import {readSiteContent} from '../../site/pages/readSiteContent';
import {listBaseUrls} from '../../site/languages/listBaseUrls';
import {ANCHORS} from './anchors';
import {findBrokenLinks} from './findBrokenLinks';
import {findMissingAnchors, toProblems} from './findMissingAnchors';
import {renderRobots} from './renderRobots';

/** Options of the plugin. */
export interface LinksOptions {
  /**
   * The folder of the pages that must have the listed anchors: the current docs, which external
   * links point to.
   */
  docsDir?: string;
}

/** Pages of other plugins, which aren't files of the docs. */
const ROUTES = [
  '/x/',
  '/x/all-pages/',
  '/x/translations/',
  '/x/demos/',
  ...PRODUCT_NAMES.map((product) => `/x/demos/${product}/`),
];

/** Checks links to the docs, and helps crawlers find the pages. */
export default function linksPlugin(
  {siteDir, siteConfig, i18n, baseUrl}: LoadContext,
  {docsDir}: LinksOptions,
): Plugin {
  return {
    name: 'links',
    loadContent() {
      reportProblems(
        'links',
        docsDir ? toProblems(findMissingAnchors(siteDir, docsDir, ANCHORS)) : [],
      );
    },
    allContentLoaded({allContent}) {
      // Docusaurus checks the links of other languages, whose pages link to sections by the ids of
      // the English ones.
      if (i18n.currentLocale !== i18n.defaultLocale) {
        return;
      }
      const {versions, standalonePages} = readSiteContent(allContent);
      const withoutLanguage = (permalink: string) => `/${permalink.slice(baseUrl.length)}`;
      reportProblems(
        'links between pages',
        findBrokenLinks(
          siteDir,
          versions.flatMap((version) =>
            version.docs.map(({source, permalink}) => ({
              file: source.replace('@site/', ''),
              pathname: withoutLanguage(permalink),
            })),
          ),
          [
            ...ROUTES,
            ...standalonePages.map(({permalink}) =>
              withoutLanguage(permalink).replace(/([^/])$/, '$1/'),
            ),
          ],
        ),
      );
    },
    postBuild({outDir}) {
      // All languages of a version share one file; each version has a separate host.
      if (i18n.currentLocale === i18n.defaultLocale) {
        const baseUrls = listBaseUrls(i18n);
        fs.writeFileSync(path.join(outDir, 'robots.txt'), renderRobots(siteConfig.url, baseUrls));
      }
      return Promise.resolve();
    },
  };
}
