import {useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {useProduct} from '../../common/products/useProduct';
import {VersionSwitcher} from '../Header/VersionSwitcher';
import {Icon} from '../../common/Icon/Icon';
import {Logo} from '../Logo/Logo';
import {SidebarItems} from './SidebarItems';
import {useDrawer} from './useDrawer';
import {useServerRenderedItems} from './useServerRenderedItems';
import styles from './Sidebar.module.css';

/** The id of the sidebar, which the header's menu button opens as a drawer. */
export const SIDEBAR_ID = 'page-tree';

/**
 * Minimum distance of the active item from the top and bottom of the window, in pixels. The style
 * sheet has the same values for the focused item.
 */
const MARGIN_TOP_PX = 60;
const MARGIN_BOTTOM_PX = 120;

const useIsomorphicLayoutEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useEffect;

/**
 * The scroll position of the sidebar when it was last unmounted, for example by a page without one.
 */
let savedScrollTop = 0;

/**
 * Scrolls the active item into view, unless it's already visible. An observer reports its position
 * after layout, because measuring here would force a layout.
 */
function scrollToActiveItem(sidebar: HTMLElement): void {
  const item = sidebar.querySelector('.app-drawer-active');
  if (!item) {
    return;
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      // An item without a size is in a closed drawer.
      if (entry && entry.boundingClientRect.width > 0 && entry.intersectionRatio < 1) {
        const {boundingClientRect: itemBox, rootBounds: visibleBox} = entry;
        const below = itemBox.bottom - visibleBox!.bottom;
        const above = itemBox.top - visibleBox!.top - MARGIN_TOP_PX;
        // `scrollIntoView` would move the tab order to the item, so the skip link would no longer
        // be the first stop.
        sidebar.scrollBy({top: below > 0 ? below : above, behavior: 'instant'});
      }
    },
    {root: sidebar, rootMargin: `0px 0px -${MARGIN_BOTTOM_PX}px`, threshold: 1},
  );
  observer.observe(item);
}

function useScrollPosition(activePath: string) {
  const ref = useRef<HTMLElement>(null);

  useIsomorphicLayoutEffect(() => {
    const sidebar = ref.current!;
    if (savedScrollTop > 0) {
      sidebar.scrollTop = savedScrollTop;
    }
    const saveScrollTop = () => {
      savedScrollTop = sidebar.scrollTop;
    };
    sidebar.addEventListener('scroll', saveScrollTop, {passive: true});
    return () => sidebar.removeEventListener('scroll', saveScrollTop);
  }, []);

  useEffect(() => {
    const sidebar = ref.current!;
    const show = () => scrollToActiveItem(sidebar);
    // Calls back initially, and again when the items have loaded or the groups around the active
    // item have expanded, until the user interacts with the sidebar.
    const observer = new ResizeObserver(show);
    observer.observe(sidebar.lastElementChild!);
    const stop = () => observer.disconnect();
    const userEvents = ['pointerdown', 'keydown', 'wheel'] as const;
    userEvents.forEach((type) => sidebar.addEventListener(type, stop, {passive: true}));
    // The sidebar may open as a drawer.
    sidebar.addEventListener('toggle', show);
    return () => {
      stop();
      userEvents.forEach((type) => sidebar.removeEventListener(type, stop));
      sidebar.removeEventListener('toggle', show);
    };
  }, [activePath]);

  return ref;
}

/**
 * Renders the sidebar: a column from 1200 px; below that, a drawer that the header's menu button
 * opens. It's a popover, so it opens and closes without JavaScript.
 */
export function Sidebar({activePath}: {activePath: string}): ReactNode {
  const ref = useScrollPosition(activePath);
  const {close, ...drawer} = useDrawer(ref);
  const items = useServerRenderedItems(ref, activePath);

  const handleClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a:not([role="button"])')) {
      close();
    }
    items.handleClick(event);
  };

  return (
    // Handles bubbling clicks on the items, which are links and support the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={ref}
      id={SIDEBAR_ID}
      popover="auto"
      className={`${styles.sidebar} thin-scrollbar`}
      aria-label={translate({id: 'docs.sidebar.label', message: 'documentation'})}
      onClick={handleClick}
      onKeyDown={items.handleKeyDown}
      {...drawer}
    >
      <div className={styles.drawerHeader}>
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
        {items.isServerMarkup ? (
          <ul
            key="server"
            className={styles.list}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{__html: ''}}
          />
        ) : (
          <ul key="client" className={styles.list}>
            <SidebarItems
              items={items.list}
              activePath={activePath}
              initialPath={items.initialPath}
              level={1}
            />
          </ul>
        )}
      </div>
    </nav>
  );
}
