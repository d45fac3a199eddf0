import type * as React from 'react';
import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {archive} from '../../data/observatory';

const roots = archive.map(({id}) => id);

// #region preview
const isItemReorderable = (itemId: string) => !roots.includes(itemId);

/** Lets items that stay in place take others in: the tree accepts drops for the ones that move only. */
const acceptDrop = (event: React.DragEvent) => event.preventDefault();

export default function SomeReorderable() {
  return (
    <RichTreeViewPro
      aria-label="Archive"
      items={archive}
      itemsReordering
      isItemReorderable={isItemReorderable}
      onDragOver={acceptDrop}
      defaultExpandedItems={['plates', 'logs']}
    />
  );
}
// #endregion
