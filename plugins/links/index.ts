import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {reportProblems} from '../../site/problems/problemStore';
import {listBaseUrls} from '../../site/languages/listBaseUrls';
import {ANCHORS} from './anchors';
import {findBrokenLinks} from './findBrokenLinks';
import {findMissingAnchors, toProblems} from './findMissingAnchors';
import {renderRobots} from './renderRobots';

/** Options of the plugin. */
export interface LinksOptions {
  /** The folder of the pages that have to have the anchors of the list: the current docs, where links from elsewhere lead. */
  docsDir?: string;
}

/** Pages that no file of the docs is: those of other plugins. */
const ROUTES = ['/x/', '/x/all-pages/', '/x/translations/'];

/** Sees to it that links to the docs arrive, and that crawlers find the pages. */
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
      // Docusaurus looks at the links of other languages: their pages lead to sections by the ids of the English ones.
      if (i18n.currentLocale !== i18n.defaultLocale) {
        return;
      }
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        | LoadedContent
        | undefined;
      const pages = allContent['docusaurus-plugin-content-pages']?.default as
        | PagesContent
        | undefined;
      const withoutLanguage = (permalink: string) => `/${permalink.slice(baseUrl.length)}`;
      reportProblems(
        'links between pages',
        findBrokenLinks(
          siteDir,
          (docs?.loadedVersions ?? []).flatMap((version) =>
            version.docs.map(({source, permalink}) => ({
              file: source.replace('@site/', ''),
              address: withoutLanguage(permalink),
            })),
          ),
          [
            ...ROUTES,
            ...(pages ?? []).map(({permalink}) =>
              withoutLanguage(permalink).replace(/([^/])$/, '$1/'),
            ),
          ],
        ),
      );
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
