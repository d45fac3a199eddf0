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
interface Chosen {
  href: string | null;
  /** Its index among the groups with the same URL: a nested group may link to the same page. */
  index: number;
  expanded: string;
}

const isGroup = (row: Element): boolean => row.getAttribute('role') === 'button';

const listGroups = (tree: RefObject<HTMLElement | null>, href: string | null) =>
  [...tree.current!.querySelectorAll<HTMLAnchorElement>('li > a')].filter(
    (row) => isGroup(row) && row.getAttribute('href') === href,
  );

/** Returns the item of an event, unless the user opens it in a new tab or window. */
function findRow(event: MouseEvent | KeyboardEvent): HTMLAnchorElement | null {
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
export function useServerRenderedRows(tree: RefObject<HTMLElement | null>, activePath: string) {
  const sidebar = useDocsSidebar();
  const {version} = useDocsVersion();
  const history = useHistory();
  const own = sidebar?.items ?? [];
  const isServed = useWasServerRendered() && own.length === 0;
  const [drawnPath] = useState(activePath);
  const [fetched, setFetched] = useState<readonly PropSidebarItem[]>();
  const chosen = useRef<Chosen>(undefined);
  const isDrawn = isServed && !fetched;
  const hasMoved = activePath !== drawnPath;
  const name = sidebar?.name ?? '';

  const fetchRows = (): Promise<void> =>
    (window.docusaurus as unknown as SidebarLoader)
      .loadSidebars(version)
      .then((sidebars) => setFetched(sidebars[name]));

  useEffect(() => {
    if (isDrawn && hasMoved) {
      // Navigating has already fetched the sidebar data.
      void fetchRows();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per path
  }, [isDrawn, hasMoved]);

  useIsomorphicLayoutEffect(() => {
    const row = chosen.current;
    if (isDrawn || !row) {
      return;
    }
    chosen.current = undefined;
    const drawn = listGroups(tree, row.href)[row.index];
    drawn?.focus({preventScroll: true});
    // A second press while the items were loading has closed it again.
    if (drawn?.getAttribute('aria-expanded') !== row.expanded) {
      drawn?.click();
    }
  }, [isDrawn, tree]);

  const handleClick = (event: MouseEvent): void => {
    const row = isDrawn ? findRow(event) : null;
    if (!row || row.origin !== window.location.origin) {
      return;
    }
    event.preventDefault();
    if (!isGroup(row)) {
      history.push(row.pathname + row.search + row.hash);
      return;
    }
    const expanded = String(row.getAttribute('aria-expanded') !== 'true');
    const href = row.getAttribute('href');
    chosen.current = {href, index: listGroups(tree, href).indexOf(row), expanded};
    // Updates the state immediately; the content follows.
    row.setAttribute('aria-expanded', expanded);
    // After a deployment, the old data no longer exists. The group then links to its first page, as
    // it does without JavaScript.
    fetchRows().catch(() => window.location.assign(row.href));
  };

  const handleKeyDown = (event: KeyboardEvent): void => {
    const row = isDrawn && event.key === ' ' ? findRow(event) : null;
    if (row && isGroup(row)) {
      event.preventDefault();
      row.click();
    }
  };

  return {isDrawn, items: fetched ?? own, drawnPath, handleClick, handleKeyDown};
}
