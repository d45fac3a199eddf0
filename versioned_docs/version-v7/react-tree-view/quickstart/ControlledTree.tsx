import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #region preview
const shelves = [
  {
    id: 'bread',
    label: 'Bread',
    children: [
      {id: 'rye', label: 'Rye'},
      {id: 'wheat', label: 'Wheat'},
    ],
  },
  {id: 'cakes', label: 'Cakes', children: [{id: 'plum', label: 'Plum cake'}]},
];

export default function ControlledTree() {
  const [selected, setSelected] = React.useState<string[]>(['rye']);

  return (
    <Stack spacing={2}>
      <RichTreeView
        aria-label="Shelves"
        multiSelect
        checkboxSelection
        items={shelves}
        defaultExpandedItems={['bread', 'cakes']}
        selectedItems={selected}
        onSelectedItemsChange={(event, ids) => setSelected(ids)}
      />
      <Typography variant="body2">
        In the basket: {selected.join(', ') || 'nothing'}
      </Typography>
    </Stack>
  );
}
// #endregion
