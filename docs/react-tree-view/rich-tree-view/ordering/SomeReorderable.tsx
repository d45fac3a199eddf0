import type * as React from 'react';
import {RichTreeViewPro} from '@mui/x-tree-view-pro';

const board = [
  {
    id: 'to-do',
    label: 'To do',
    children: [
      {id: 'pricing', label: 'Update the pricing page'},
      {id: 'invoices', label: 'Send the invoices'},
    ],
  },
  {id: 'done', label: 'Done', children: [{id: 'contract', label: 'Sign the contract'}]},
];

// #region preview
// <RichTreeViewPro items={board} itemsReordering isItemReorderable={isItemReorderable}
//   onDragOver={acceptDrop} />
// board: [{id: 'done', label: 'Done', children: [{id: 'contract', …}]}, …]
const columns = new Set(['to-do', 'done']);

// Users can move tasks, but not columns.
const isItemReorderable = (itemId: string) => !columns.has(itemId);

// Lets columns accept drops, because by default, only reorderable items do.
const acceptDrop = (event: React.DragEvent) => event.preventDefault();
// #endregion

export default function SomeReorderable() {
  return (
    <RichTreeViewPro
      aria-label="Tasks"
      items={board}
      itemsReordering
      isItemReorderable={isItemReorderable}
      onDragOver={acceptDrop}
      defaultExpandedItems={['to-do', 'done']}
    />
  );
}
