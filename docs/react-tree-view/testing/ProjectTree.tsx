import * as React from 'react';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';

const items: TreeViewBaseItem[] = [
  {
    id: 'invoices',
    label: 'Invoices',
    children: [
      {id: '2024', label: '2024.pdf'},
      {id: '2025', label: '2025.pdf'},
    ],
  },
  {id: 'contracts', label: 'Contracts', children: [{id: 'lease', label: 'Lease.pdf'}]},
];

export default function ProjectTree() {
  const [selected, setSelected] = React.useState<string[]>([]);

  return (
    <div style={{minHeight: 220, width: 280}}>
      <RichTreeView
        aria-label="Project files"
        items={items}
        multiSelect
        checkboxSelection
        selectionPropagation={{parents: true, descendants: true}}
        selectedItems={selected}
        onSelectedItemsChange={(_event, ids) => setSelected(ids)}
        isItemEditable
      />
      <p role="status">{selected.length} selected</p>
    </div>
  );
}
