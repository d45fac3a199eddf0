import * as React from 'react';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import type {TreeViewCancellableEvent} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {archive} from '../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …

const LeafOnlyItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function LeafOnlyItem(props, ref) {
    const {itemId, children} = props;
    const {interactions, status} = useTreeItemUtils({itemId, children});

    const handleClick = (event: React.MouseEvent & TreeViewCancellableEvent) => {
      event.defaultMuiPrevented = true;
      if (status.expandable) {
        interactions.handleExpansion(event);
      } else {
        interactions.handleSelection(event);
      }
    };

    const handleKeyDown = (event: React.KeyboardEvent & TreeViewCancellableEvent) => {
      if (
        event.key === ' ' &&
        status.expandable &&
        event.target === event.currentTarget
      ) {
        event.preventDefault();
        event.defaultMuiPrevented = true;
      }
    };

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

export default function SelectOnlyLeaves() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      slots={{item: LeafOnlyItem}}
      defaultExpandedItems={['plates']}
    />
  );
}
// #endregion
