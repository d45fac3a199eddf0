import {useMemo} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import {findCurrentItem, type Place} from '@site/plugins/sidebar/current-item/shared';

/**
 * What the sidebar says of the page being read: its plan (its own or that of its group), whether it is new, planned or a
 * preview, and its neighbors. In a browser the page itself knows it (see `packages/docusaurus-plugin-first-load`), since the tree may not be there;
 * a page that is not in the tree has no flags and no neighbors.
 */
export function useCurrentItem(): Place {
  const {data} = useRouteContext();
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  const own = data?.place as Place | undefined;
  return useMemo(
    () => own ?? findCurrentItem(sidebar?.items ?? [], pathname),
    [own, sidebar, pathname],
  );
}
