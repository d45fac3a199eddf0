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
 * A group that a reader opens or closes: the same row is another element once React has drawn it, and what it says is another text
 * where a browser translates the page.
 */
interface Chosen {
  href: string | null;
  /** Its place among those with its address: a group in another one may lead to the same page. */
  index: number;
  expanded: string;
}

const isGroup = (row: Element): boolean => row.getAttribute('role') === 'button';

const listGroups = (tree: RefObject<HTMLElement | null>, href: string | null) =>
  [...tree.current!.querySelectorAll<HTMLAnchorElement>('li > a')].filter(
    (row) => isGroup(row) && row.getAttribute('href') === href,
  );

/** The row of an event, unless the reader wants it in a new tab or window. */
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
 * The rows of the sidebar as they stand in the HTML, until the reader opens a group or goes to another page: only then the
 * tree is fetched, and React draws its rows. A page that is only read needs neither.
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
      // The way here has fetched the tree.
      void fetchRows();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once a path
  }, [isDrawn, hasMoved]);

  useIsomorphicLayoutEffect(() => {
    const row = chosen.current;
    if (isDrawn || !row) {
      return;
    }
    chosen.current = undefined;
    const drawn = listGroups(tree, row.href)[row.index];
    drawn?.focus({preventScroll: true});
    // Whoever pressed twice while the rows were on their way has closed it again.
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
    // The row says at once that it has heard; what it holds follows.
    row.setAttribute('aria-expanded', expanded);
    // After a deploy the old tree is gone: then the group leads to its first page, as it does without JavaScript.
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
