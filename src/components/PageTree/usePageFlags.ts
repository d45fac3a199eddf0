import {useMemo} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {PageFlags} from '@site/plugins/page-tree/shared';
import {findPageFlags} from './findPageFlags';

/**
 * What the page tree says of the page being read: its plan (its own or that of its group) and whether it is new, planned or a
 * preview. Empty on a page that is not in the tree.
 */
export function usePageFlags(): PageFlags {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return useMemo(
    () => (sidebar ? findPageFlags(sidebar.items, pathname) : {}),
    [sidebar, pathname],
  );
}
