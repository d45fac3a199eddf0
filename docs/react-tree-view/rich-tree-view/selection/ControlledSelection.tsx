import * as React from 'react';
import Button from '@mui/material/Button';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #region preview
const toppings = [
  {
    id: 'vegetables',
    label: 'Vegetables',
    children: [
      {id: 'olives', label: 'Olives'},
      {id: 'peppers', label: 'Peppers'},
    ],
  },
  {
    id: 'cheese',
    label: 'Cheese',
    children: [
      {id: 'mozzarella', label: 'Mozzarella'},
      {id: 'gorgonzola', label: 'Gorgonzola'},
    ],
  },
];

export default function ControlledSelection() {
  const [selected, setSelected] = React.useState<string[]>(['mozzarella']);

  return (
    <div>
      <Button onClick={() => setSelected(['mozzarella', 'gorgonzola'])}>
        Double cheese
      </Button>
      <Button onClick={() => setSelected([])}>Select none</Button>
      <RichTreeView
        aria-label="Toppings"
        items={toppings}
        multiSelect
        selectedItems={selected}
        onSelectedItemsChange={(event, ids) => setSelected(ids)}
        defaultExpandedItems={['vegetables', 'cheese']}
      />
    </div>
  );
}
// #endregion
