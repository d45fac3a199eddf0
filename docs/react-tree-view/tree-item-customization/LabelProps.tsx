import * as React from 'react';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {archive} from '../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …

const ItemWithTitle = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function ItemWithTitle(props, ref) {
    return (
      <TreeItem
        {...props}
        ref={ref}
        slotProps={{
          label: {id: `${props.itemId}-label`, title: `Signature: ${props.itemId}`},
        }}
      />
    );
  },
);

export default function LabelProps() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      slots={{item: ItemWithTitle}}
      defaultExpandedItems={['logs']}
    />
  );
}
// #endregion
