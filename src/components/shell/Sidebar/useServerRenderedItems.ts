import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import type {SidebarLoader} from '@mui-x-docs/docusaurus-plugin-first-load/shared';
import {useWasServerRendered} from '../../common/useWasServerRendered/useWasServerRendered';

const useIsomorphicLayoutEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useEffect;

/**
 * A group that the user opens or closes. It's identified by its URL, because React replaces the
 * element, and browser translation changes its text.
 */
interface ToggledGroup {
  href: string | null;
  /** Its index among the groups with the same URL: a nested group may link to the same page. */
  index: number;
  expanded: string;
}

const isGroup = (link: Element): boolean => link.getAttribute('role') === 'button';

const listGroups = (sidebarRef: RefObject<HTMLElement | null>, href: string | null) =>
  [...sidebarRef.current!.querySelectorAll<HTMLAnchorElement>('li > a')].filter(
    (link) => isGroup(link) && link.getAttribute('href') === href,
  );

/** Returns the clicked item, unless the user opens it in a new tab or window. */
function findLink(event: MouseEvent | KeyboardEvent): HTMLAnchorElement | null {
  const isPlain =
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    !('button' in event && event.button !== 0);
  return isPlain && event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>('li > a[href]:not([target])')
    : null;
}

/**
 * Keeps the server-rendered items of the sidebar until the user opens a group or navigates. Only
 * then the sidebar data is fetched, and React renders the items. Pages without such an interaction
 * need neither.
 */
export function useServerRenderedItems(
  sidebarRef: RefObject<HTMLElement | null>,
  activePath: string,
) {
  const sidebar = useDocsSidebar();
  const {version} = useDocsVersion();
  const history = useHistory();
  const ownItems = sidebar?.items ?? [];
  const isHydrated = useWasServerRendered() && ownItems.length === 0;
  const [initialPath] = useState(activePath);
  const [fetched, setFetched] = useState<readonly PropSidebarItem[]>();
  const toggledGroup = useRef<ToggledGroup>(undefined);
  const isServerMarkup = isHydrated && !fetched;
  const hasNavigated = activePath !== initialPath;
  const name = sidebar?.name ?? '';

  const fetchItems = (): Promise<void> =>
    (window.docusaurus as unknown as SidebarLoader)
      .loadSidebars(version)
      .then((sidebars) => setFetched(sidebars[name]));

  useEffect(() => {
    if (isServerMarkup && hasNavigated) {
      // Navigating has already fetched the sidebar data.
      void fetchItems();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per path
  }, [isServerMarkup, hasNavigated]);

  useIsomorphicLayoutEffect(() => {
    const group = toggledGroup.current;
    if (isServerMarkup || !group) {
      return;
    }
    toggledGroup.current = undefined;
    const link = listGroups(sidebarRef, group.href)[group.index];
    link?.focus({preventScroll: true});
    // A second press while the items were loading has closed it again.
    if (link?.getAttribute('aria-expanded') !== group.expanded) {
      link?.click();
    }
  }, [isServerMarkup, sidebarRef]);

  const handleClick = (event: MouseEvent): void => {
    const link = isServerMarkup ? findLink(event) : null;
    if (!link || link.origin !== window.location.origin) {
      return;
    }
    event.preventDefault();
    if (!isGroup(link)) {
      history.push(link.pathname + link.search + link.hash);
      return;
    }
    const expanded = String(link.getAttribute('aria-expanded') !== 'true');
    const href = link.getAttribute('href');
    toggledGroup.current = {href, index: listGroups(sidebarRef, href).indexOf(link), expanded};
    // Updates the state immediately; the content follows.
    link.setAttribute('aria-expanded', expanded);
    // After a deployment, the old data no longer exists. The group then links to its first page, as
    // it does without JavaScript.
    fetchItems().catch(() => window.location.assign(link.href));
  };

  const handleKeyDown = (event: KeyboardEvent): void => {
    const link = isServerMarkup && event.key === ' ' ? findLink(event) : null;
    if (link && isGroup(link)) {
      event.preventDefault();
      link.click();
    }
  };

  return {isServerMarkup, list: fetched ?? ownItems, initialPath, handleClick, handleKeyDown};
}
