import * as React from 'react';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {categories} from '../data/categories';

// #region preview
const LoudItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function LoudItem(props, ref) {
    return (
      <TreeItem
        {...props}
        ref={ref}
        slotProps={{
          label: {style: {letterSpacing: '0.08em', textTransform: 'uppercase'}},
        }}
      />
    );
  },
);
// <RichTreeView items={categories} slots={{item: LoudItem}} />
// #endregion

const slots = {item: LoudItem};

export default function BasicSlots() {
  return (
    <RichTreeView aria-label="Product categories" items={categories} slots={slots} />
  );
}
