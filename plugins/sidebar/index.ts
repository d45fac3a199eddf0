import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import {reportProblems} from '../../site/problems/problemStore';
import {checkContent} from './checkContent';
import {listSharedMetadata} from './checkMetadata';
import {flattenPages, listPages} from '../../site/sidebar/listPages';

/** Path of the index of all pages, below the base URL. */
const INDEX_ROUTE = 'x/all-pages/';

/**
 * Reports differences between pages and sidebar, and builds the index of all pages (for users
 * without JavaScript, crawlers, and the footer) and the list that the 404 page searches.
 */
export default function sidebarPlugin({baseUrl, siteDir}: LoadContext): Plugin {
  return {
    name: 'sidebar',
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as
        | LoadedContent
        | undefined;
      const versions = content?.loadedVersions ?? [];
      const pages = allContent['docusaurus-plugin-content-pages']?.default as
        | PagesContent
        | undefined;
      reportProblems(
        'sidebar',
        versions.flatMap((version) => checkContent(siteDir, version)),
      );
      const described = [...versions.flatMap(({docs}) => docs), ...(pages ?? [])].map((page) => ({
        file: page.source.replace('@site/', ''),
        title: ('title' in page && page.title) || '',
        description: ('description' in page && page.description) || '',
      }));
      reportProblems('titles and descriptions', listSharedMetadata(siteDir, described));
      const shown = versions.find((version) => version.isLast) ?? versions[0];
      const groups = shown ? listPages(shown) : [];
      const index = await actions.createData('index.json', groups);
      await actions.createData('pages.json', flattenPages(groups));
      actions.addRoute({
        path: baseUrl + INDEX_ROUTE,
        component: '@site/src/pages/_allPages',
        exact: true,
        modules: {groups: index},
      });
    },
  };
}
