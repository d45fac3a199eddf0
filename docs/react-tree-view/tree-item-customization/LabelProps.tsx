import * as React from 'react';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {categories} from '../data/categories';

// #region preview
// categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
const ItemWithTitle = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function ItemWithTitle(props, ref) {
    return (
      <TreeItem
        {...props}
        ref={ref}
        slotProps={{
          label: {id: `${props.itemId}-label`, title: `Category id: ${props.itemId}`},
        }}
      />
    );
  },
);
// <RichTreeView items={categories} slots={{item: ItemWithTitle}} />
// #endregion

const slots = {item: ItemWithTitle};

export default function LabelProps() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      slots={slots}
      defaultExpandedItems={['furniture']}
    />
  );
}
