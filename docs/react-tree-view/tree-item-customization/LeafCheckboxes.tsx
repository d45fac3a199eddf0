import * as React from 'react';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import {archive} from '../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …

const LeafItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function LeafItem(props, ref) {
    const {itemId, children} = props;
    const {status} = useTreeItemUtils({itemId, children});

    return (
      <TreeItem
        {...props}
        ref={ref}
        slotProps={
          status.expandable ? {checkbox: {style: {display: 'none'}}} : undefined
        }
      />
    );
  },
);

export default function LeafCheckboxes() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      multiSelect
      checkboxSelection
      slots={{item: LeafItem}}
      defaultExpandedItems={['plates', 'comets']}
    />
  );
}
// #endregion
