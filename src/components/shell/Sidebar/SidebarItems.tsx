import {memo, useEffect, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import {Collapsible, useCollapsible, usePrevious} from '@docusaurus/theme-common';
import {getItemProps, isPageOf} from '@site/plugins/sidebar/current-item/shared';
import {FeatureChips} from '../../common/FeatureChips/FeatureChips';
import {Icon} from '../../common/Icon/Icon';
import {PlanChip} from '../../common/PlanChip/PlanChip';
import styles from './Sidebar.module.css';

interface ItemProps<Item extends PropSidebarItem> {
  item: Item;
  activePath: string;
  /** The page of the first render. The groups that contain it are expanded. */
  initialPath: string;
  level: number;
}

function ItemLabel({item}: {item: PropSidebarItemCategory | PropSidebarItemLink}): ReactNode {
  const flags = getItemProps(item);
  // The text is in the link itself, where crawlers look for it.
  return (
    <>
      {/* loose-text: an item's text and chips don't change, and every page has dozens of items */}
      {item.label}
      {flags.plan && <PlanChip plan={flags.plan} />}
      <FeatureChips flags={flags} />
    </>
  );
}

function PageItem({
  item,
  activePath,
  level,
}: Omit<ItemProps<PropSidebarItemLink>, 'initialPath'>): ReactNode {
  const active = isPageOf(item, activePath);
  return (
    <li>
      <Link
        className={clsx(
          styles.item,
          styles.page,
          level === 1 && styles.top,
          active && ['app-drawer-active', styles.active],
        )}
        to={item.href}
        aria-current={active ? 'page' : undefined}
      >
        <ItemLabel item={item} />
        {!isInternalUrl(item.href) && <Icon name="arrowOut" size={16} />}
      </Link>
    </li>
  );
}

function GroupItem({
  item,
  activePath,
  initialPath,
  level,
}: ItemProps<PropSidebarItemCategory>): ReactNode {
  const active = isActiveSidebarItem(item, activePath);
  const {collapsed, setCollapsed, toggleCollapsed} = useCollapsible({
    initialState: !active && !isActiveSidebarItem(item, initialPath),
  });
  const previousPath = usePrevious(activePath);

  // Opens the group when the user navigates to one of its pages.
  useEffect(() => {
    if (active && previousPath !== undefined && previousPath !== activePath) {
      setCollapsed(false);
    }
  }, [active, activePath, previousPath, setCollapsed]);

  const handleClick = (event: MouseEvent) => {
    if (
      event.button === 0 &&
      !event.metaKey &&
      !event.ctrlKey &&
      !event.shiftKey &&
      !event.altKey
    ) {
      event.preventDefault();
      toggleCollapsed();
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ') {
      event.preventDefault();
      toggleCollapsed();
    }
  };

  return (
    <li className={clsx(active && level === 1 && 'algolia-lvl0')}>
      {/* The URL of its first page is for users without JavaScript, and for opening it in a new
         tab. */}
      <Link
        className={clsx(styles.item, styles.group, level === 1 && styles.top)}
        role="button"
        aria-expanded={!collapsed}
        to={findFirstSidebarItemLink(item)}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        <span className={styles.chevron} />
        <ItemLabel item={item} />
      </Link>
      <Collapsible lazy as="ul" className={styles.list} collapsed={collapsed}>
        <SidebarItems
          items={item.items}
          activePath={activePath}
          initialPath={initialPath}
          level={level + 1}
        />
      </Collapsible>
    </li>
  );
}

function SubheaderItem({
  item,
  activePath,
  initialPath,
  level,
}: ItemProps<PropSidebarItemCategory>): ReactNode {
  return (
    <li>
      <div className={styles.subheader}>
        <ItemLabel item={item} />
      </div>
      <ul className={styles.sublist}>
        <SidebarItems
          items={item.items}
          activePath={activePath}
          initialPath={initialPath}
          level={level}
        />
      </ul>
    </li>
  );
}

/**
 * Returns whether an item can skip re-rendering. Most items contain neither the previous nor the
 * new page.
 */
function canSkipRender(
  before: ItemProps<PropSidebarItem>,
  after: ItemProps<PropSidebarItem>,
): boolean {
  const containsActivePage = ({item, activePath}: ItemProps<PropSidebarItem>) =>
    isActiveSidebarItem(item, activePath);
  return (
    before.item === after.item &&
    before.initialPath === after.initialPath &&
    before.level === after.level &&
    (before.activePath === after.activePath ||
      !(containsActivePage(before) || containsActivePage(after)))
  );
}

const SidebarItem = memo(function SidebarItem(props: ItemProps<PropSidebarItem>): ReactNode {
  const {item} = props;
  switch (item.type) {
    case 'category':
      return item.collapsible ? (
        <GroupItem {...props} item={item} />
      ) : (
        <SubheaderItem {...props} item={item} />
      );
    case 'link':
      return <PageItem {...props} item={item} />;
    case 'html':
      return null;
  }
}, canSkipRender);

/** Renders the items of one level of the sidebar. */
export function SidebarItems({
  items,
  ...itemProps
}: Omit<ItemProps<PropSidebarItem>, 'item'> & {items: readonly PropSidebarItem[]}): ReactNode {
  const visible = useVisibleSidebarItems(items, itemProps.activePath);
  return visible.map((item, index) => <SidebarItem key={index} item={item} {...itemProps} />);
}
