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

/** The id of the tree: the header's menu button opens it as a drawer. */
export const SIDEBAR_ID = 'page-tree';

/** How much of the window has to be left above and below the active row; the stylesheet leaves as much for a row with the focus. */
const ROOM_ABOVE = 60;
const ROOM_BELOW = 120;

const useIsomorphicLayoutEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useEffect;

/** How far the tree was scrolled when it last went away, as when the reader came by a page that has no tree. */
let rememberedScroll = 0;

/**
 * Brings the active row into view, and moves nothing when it can be seen already. The browser says where the row is once
 * it has laid out the page: to ask for it at once would have it do so in the middle of other work.
 */
function showActiveRow(tree: HTMLElement): void {
  const row = tree.querySelector('.app-drawer-active');
  if (!row) {
    return;
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      // A row without a size is in a drawer that is closed.
      if (entry && entry.boundingClientRect.width > 0 && entry.intersectionRatio < 1) {
        const {boundingClientRect: box, rootBounds: room} = entry;
        const below = box.bottom - room!.bottom;
        const above = box.top - room!.top - ROOM_ABOVE;
        // `scrollIntoView` would have Tab go on from the row: the skip link would not be the first stop any more.
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
    show();
    // The groups around the row may still be opening, or the tree may only now come in as a drawer.
    const showOnce = (event: Event) => {
      if (event.type === 'toggle' || (event as TransitionEvent).propertyName === 'height') {
        show();
      }
    };
    tree.addEventListener('transitionend', showOnce, {once: true});
    tree.addEventListener('toggle', showOnce);
    return () => {
      tree.removeEventListener('transitionend', showOnce);
      tree.removeEventListener('toggle', showOnce);
    };
  }, [activePath]);

  return ref;
}

/**
 * The sidebar: a column beside the page from 1200 px, below that a drawer that the header's menu button opens. It is one
 * popover, so the browser itself opens and closes it, without JavaScript too.
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
    // A click on a row bubbles up here; the rows themselves are links, which the keyboard reaches.
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
    </nav>
  );
}
