import * as React from 'react';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import type {TreeViewCancellableEvent} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {categories} from '../data/categories';

const LeafOnlyItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function LeafOnlyItem(props, ref) {
    const {itemId, children} = props;
    const {interactions, status} = useTreeItemUtils({itemId, children});

    // #region preview
    // const {interactions, status} = useTreeItemUtils({itemId, children});
    const handleClick = (event: React.MouseEvent & TreeViewCancellableEvent) => {
      event.defaultMuiPrevented = true;
      if (status.expandable) {
        interactions.handleExpansion(event);
      } else {
        interactions.handleSelection(event);
      }
    };

    const handleKeyDown = (event: React.KeyboardEvent & TreeViewCancellableEvent) => {
      const isOnItem = event.target === event.currentTarget; // not on a child
      if (event.key === ' ' && status.expandable && isOnItem) {
        event.preventDefault();
        event.defaultMuiPrevented = true;
      }
    };
    // <TreeItem … onKeyDown={handleKeyDown} slotProps={{content: {onClick: handleClick}}} />
    // #endregion

    return (
      <TreeItem
        {...props}
        ref={ref}
        onKeyDown={handleKeyDown}
        slotProps={{content: {onClick: handleClick}}}
      />
    );
  },
);

const slots = {item: LeafOnlyItem};

export default function SelectOnlyLeaves() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      slots={slots}
      defaultExpandedItems={['electronics']}
    />
  );
}
