import * as React from 'react';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import {categories} from '../data/categories';

// #region preview
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
// <RichTreeView multiSelect checkboxSelection slots={{item: LeafItem}} … />
// #endregion

const slots = {item: LeafItem};

export default function LeafCheckboxes() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      multiSelect
      checkboxSelection
      slots={slots}
      defaultExpandedItems={['electronics', 'computers']}
    />
  );
}
