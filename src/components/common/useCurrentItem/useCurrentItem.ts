import {useMemo} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import {findCurrentItem, type CurrentItem} from '@site/plugins/sidebar/current-item/shared';

/**
 * Returns the sidebar data of the current page: its plan (its own or that of its group), whether
 * it's new, planned, or a preview, and its previous and next pages. In a browser, the page itself
 * contains the data (see `packages/docusaurus-plugin-first-load`), because the sidebar data may not
 * have loaded. Pages outside the sidebar have no flags and no adjacent pages.
 */
export function useCurrentItem(): CurrentItem {
  const {data} = useRouteContext();
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  const routeItem = data?.currentItem as CurrentItem | undefined;
  return useMemo(
    () => routeItem ?? findCurrentItem(sidebar?.items ?? [], pathname),
    [routeItem, sidebar, pathname],
  );
}
