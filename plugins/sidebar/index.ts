import type {LoadContext, Plugin} from '@docusaurus/types';
import {readSiteContent} from '../../site/pages/readSiteContent';
import {reportProblems} from '../../site/problems/problemStore';
import {checkContent} from './checkContent';
import {listSharedMetadata} from './checkMetadata';
import {flattenPages, listGroupsOf, listPages} from '../../site/sidebar/listPages';

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
      const {versions, shown, standalonePages} = readSiteContent(allContent);
      reportProblems(
        'sidebar',
        versions.flatMap((version) => checkContent(siteDir, version)),
      );
      const described = [...versions.flatMap(({docs}) => docs), ...standalonePages].map((page) => ({
        file: page.source.replace('@site/', ''),
        title: ('title' in page && page.title) || '',
        description: ('description' in page && page.description) || '',
      }));
      reportProblems('titles and descriptions', listSharedMetadata(siteDir, described));
      const groups = shown ? listPages(shown) : [];
      const index = await actions.createData('index.json', groups);
      await actions.createData('pages.json', flattenPages(groups));
      await actions.createData('recipes.json', listGroupsOf(groups, '/x/recipes/'));
      actions.addRoute({
        path: baseUrl + INDEX_ROUTE,
        component: '@site/src/pages/_allPages',
        exact: true,
        modules: {groups: index},
      });
    },
  };
}
