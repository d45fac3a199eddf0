import type * as React from 'react';
import {RichTreeViewPro} from '@mui/x-tree-view-pro';

// #region preview
const week = [
  {
    id: 'monday',
    label: 'Monday',
    children: [
      {id: 'flat', label: 'Take flat fields'},
      {id: 'log', label: 'Write the log'},
    ],
  },
  {id: 'tuesday', label: 'Tuesday', children: [{id: 'lens', label: 'Clean the lens'}]},
];

// The days stay where they are, the tasks move.
const isItemReorderable = (itemId: string) => week.every(({id}) => id !== itemId);

// Lets the days accept drops: without it, only reorderable items do.
const acceptDrop = (event: React.DragEvent) => event.preventDefault();

export default function SomeReorderable() {
  return (
    <RichTreeViewPro
      aria-label="Tasks of the week"
      items={week}
      itemsReordering
      isItemReorderable={isItemReorderable}
      onDragOver={acceptDrop}
      defaultExpandedItems={['monday', 'tuesday']}
    />
  );
}
// #endregion
