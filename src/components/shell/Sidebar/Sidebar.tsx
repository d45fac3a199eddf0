import {useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {useProduct} from '../../common/products/useProduct';
import {VersionSwitcher} from '../Header/VersionSwitcher';
import {Icon} from '../../common/Icon/Icon';
import {Logo} from '../Logo/Logo';
import {SidebarRows} from './SidebarRows';
import {useDrawer} from './useDrawer';
import {useServerRenderedRows} from './useServerRenderedRows';
import styles from './Sidebar.module.css';

/** The id of the sidebar, which the header's menu button opens as a drawer. */
export const SIDEBAR_ID = 'page-tree';

/**
 * Minimum distance of the active item from the top and bottom of the window, in pixels. The style
 * sheet has the same values for the focused item.
 */
const ROOM_ABOVE = 60;
const ROOM_BELOW = 120;

const useIsomorphicLayoutEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useEffect;

/**
 * The scroll position of the sidebar when it was last unmounted, for example by a page without one.
 */
let rememberedScroll = 0;

/**
 * Scrolls the active item into view, unless it's already visible. An observer reports its position
 * after layout, because measuring here would force a layout.
 */
function showActiveRow(tree: HTMLElement): void {
  const row = tree.querySelector('.app-drawer-active');
  if (!row) {
    return;
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      // An item without a size is in a closed drawer.
      if (entry && entry.boundingClientRect.width > 0 && entry.intersectionRatio < 1) {
        const {boundingClientRect: box, rootBounds: room} = entry;
        const below = box.bottom - room!.bottom;
        const above = box.top - room!.top - ROOM_ABOVE;
        // `scrollIntoView` would move the tab order to the item, so the skip link would no longer
        // be the first stop.
        tree.scrollBy({top: below > 0 ? below : above, behavior: 'instant'});
      }
    },
    {root: tree, rootMargin: `0px 0px -${ROOM_BELOW}px`, threshold: 1},
  );
  observer.observe(row);
}

function useKeptScroll(activePath: string) {
  const ref = useRef<HTMLElement>(null);

  useIsomorphicLayoutEffect(() => {
    const tree = ref.current!;
    if (rememberedScroll > 0) {
      tree.scrollTop = rememberedScroll;
    }
    const remember = () => {
      rememberedScroll = tree.scrollTop;
    };
    tree.addEventListener('scroll', remember, {passive: true});
    return () => tree.removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    const tree = ref.current!;
    const show = () => showActiveRow(tree);
    // Reports once at the start, and again when the rows have loaded or the groups around the item
    // have opened, until the user moves the sidebar.
    const observer = new ResizeObserver(show);
    observer.observe(tree.lastElementChild!);
    const stop = () => observer.disconnect();
    const moves = ['pointerdown', 'keydown', 'wheel'] as const;
    moves.forEach((type) => tree.addEventListener(type, stop, {passive: true}));
    // It may appear as a drawer.
    tree.addEventListener('toggle', show);
    return () => {
      stop();
      moves.forEach((type) => tree.removeEventListener(type, stop));
      tree.removeEventListener('toggle', show);
    };
  }, [activePath]);

  return ref;
}

/**
 * Renders the sidebar: a column from 1200 px; below that, a drawer that the header's menu button
 * opens. It's a popover, so it opens and closes without JavaScript.
 */
export function Sidebar({activePath}: {activePath: string}): ReactNode {
  const ref = useKeptScroll(activePath);
  const {close, ...drawer} = useDrawer(ref);
  const rows = useServerRenderedRows(ref, activePath);

  const handleClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a:not([role="button"])')) {
      close();
    }
    rows.handleClick(event);
  };

  return (
    // Handles bubbling clicks on the items, which are links and support the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={ref}
      id={SIDEBAR_ID}
      popover="auto"
      className={`${styles.tree} thin-scrollbar`}
      aria-label={translate({id: 'docs.sidebar.label', message: 'documentation'})}
      onClick={handleClick}
      onKeyDown={rows.handleKeyDown}
      {...drawer}
    >
      <div className={styles.drawerHead}>
        <Logo />
        <VersionSwitcher versions={useProduct().identity.versions} isInDrawer />
        <button
          type="button"
          className="icon-button"
          popoverTarget={SIDEBAR_ID}
          popoverTargetAction="hide"
          aria-label={translate({id: 'docs.sidebar.close', message: 'Close main navigation'})}
        >
          <Icon name="close" />
        </button>
      </div>
      <div>
        {rows.isDrawn ? (
          <ul
            key="drawn"
            className={styles.list}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{__html: ''}}
          />
        ) : (
          <ul key="rows" className={styles.list}>
            <SidebarRows
              items={rows.items}
              activePath={activePath}
              drawnPath={rows.drawnPath}
              level={1}
            />
          </ul>
        )}
      </div>
    </nav>
  );
}
