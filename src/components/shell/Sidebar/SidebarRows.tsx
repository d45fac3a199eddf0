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

interface RowProps<Item extends PropSidebarItem> {
  item: Item;
  activePath: string;
  /** The page of the first render: the groups that contain it are open. */
  drawnPath: string;
  level: number;
}

function RowLabel({item}: {item: PropSidebarItemCategory | PropSidebarItemLink}): ReactNode {
  const flags = getItemProps(item);
  // The text is in the link itself, where crawlers look for it.
  return (
    <>
      {/* loose-text: a row keeps its words and chips, and every page has dozens of rows */}
      {item.label}
      {flags.plan && <PlanChip plan={flags.plan} />}
      <FeatureChips flags={flags} />
    </>
  );
}

function PageRow({
  item,
  activePath,
  level,
}: Omit<RowProps<PropSidebarItemLink>, 'drawnPath'>): ReactNode {
  const active = isPageOf(item, activePath);
  return (
    <li>
      <Link
        className={clsx(
          styles.row,
          styles.page,
          level === 1 && styles.top,
          active && ['app-drawer-active', styles.active],
        )}
        to={item.href}
        aria-current={active ? 'page' : undefined}
      >
        <RowLabel item={item} />
        {!isInternalUrl(item.href) && <Icon name="arrowOut" size={16} />}
      </Link>
    </li>
  );
}

function GroupRow({
  item,
  activePath,
  drawnPath,
  level,
}: RowProps<PropSidebarItemCategory>): ReactNode {
  const active = isActiveSidebarItem(item, activePath);
  const {collapsed, setCollapsed, toggleCollapsed} = useCollapsible({
    initialState: !active && !isActiveSidebarItem(item, drawnPath),
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
        className={clsx(styles.row, styles.group, level === 1 && styles.top)}
        role="button"
        aria-expanded={!collapsed}
        to={findFirstSidebarItemLink(item)}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        <span className={styles.chevron} />
        <RowLabel item={item} />
      </Link>
      <Collapsible lazy as="ul" className={styles.list} collapsed={collapsed}>
        <SidebarRows
          items={item.items}
          activePath={activePath}
          drawnPath={drawnPath}
          level={level + 1}
        />
      </Collapsible>
    </li>
  );
}

function SubheaderRow({
  item,
  activePath,
  drawnPath,
  level,
}: RowProps<PropSidebarItemCategory>): ReactNode {
  return (
    <li>
      <div className={styles.subheader}>
        <RowLabel item={item} />
      </div>
      <ul className={styles.sublist}>
        <SidebarRows
          items={item.items}
          activePath={activePath}
          drawnPath={drawnPath}
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
function isUntouched(before: RowProps<PropSidebarItem>, after: RowProps<PropSidebarItem>): boolean {
  const isOnTheWay = ({item, activePath}: RowProps<PropSidebarItem>) =>
    isActiveSidebarItem(item, activePath);
  return (
    before.item === after.item &&
    before.drawnPath === after.drawnPath &&
    before.level === after.level &&
    (before.activePath === after.activePath || !(isOnTheWay(before) || isOnTheWay(after)))
  );
}

const SidebarRow = memo(function SidebarRow(props: RowProps<PropSidebarItem>): ReactNode {
  const {item} = props;
  switch (item.type) {
    case 'category':
      return item.collapsible ? (
        <GroupRow {...props} item={item} />
      ) : (
        <SubheaderRow {...props} item={item} />
      );
    case 'link':
      return <PageRow {...props} item={item} />;
    case 'html':
      return null;
  }
}, isUntouched);

/** Renders the items of one level of the sidebar. */
export function SidebarRows({
  items,
  ...row
}: Omit<RowProps<PropSidebarItem>, 'item'> & {items: readonly PropSidebarItem[]}): ReactNode {
  const visible = useVisibleSidebarItems(items, row.activePath);
  return visible.map((item, index) => <SidebarRow key={index} item={item} {...row} />);
}
