import * as React from 'react';
import Button from '@mui/material/Button';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const addOns = [
  {
    id: 'support',
    label: 'Support',
    children: [
      {id: 'chat', label: 'Live chat'},
      {id: 'phone', label: 'Phone support'},
    ],
  },
  {
    id: 'storage',
    label: 'Storage',
    children: [
      {id: 'backups', label: 'Daily backups'},
      {id: 'archive', label: 'Archive'},
    ],
  },
];

export default function ControlledSelection() {
  // #region preview
  // addOns: [{id: 'support', label: 'Support', children: [{id: 'chat', …}, …]}, …]
  const [selected, setSelected] = React.useState<string[]>(['chat']);

  return (
    <div>
      <Button onClick={() => setSelected(['chat', 'phone'])}>All support</Button>
      <Button onClick={() => setSelected([])}>Clear</Button>
      <RichTreeView
        aria-label="Add-ons"
        items={addOns}
        multiSelect
        selectedItems={selected}
        onSelectedItemsChange={(event, ids) => setSelected(ids)}
        defaultExpandedItems={['support', 'storage']}
      />
    </div>
  );
  // #endregion
}
