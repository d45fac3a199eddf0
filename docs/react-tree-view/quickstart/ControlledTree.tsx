import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #region preview
const rooms = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      {id: 'kitchen', label: 'Kitchen'},
      {id: 'hall', label: 'Hall'},
    ],
  },
  {id: 'attic', label: 'Attic', children: [{id: 'study', label: 'Study'}]},
];

export default function ControlledTree() {
  const [expanded, setExpanded] = React.useState<string[]>(['ground', 'attic']);
  const [selected, setSelected] = React.useState<string[]>(['kitchen']);

  return (
    <Stack spacing={2}>
      <RichTreeView
        aria-label="Rooms"
        items={rooms}
        multiSelect
        checkboxSelection
        expandedItems={expanded}
        onExpandedItemsChange={(event, ids) => setExpanded(ids)}
        selectedItems={selected}
        onSelectedItemsChange={(event, ids) => setSelected(ids)}
      />
      <Typography variant="body2">
        Heated rooms: {selected.join(', ') || 'none'}
      </Typography>
    </Stack>
  );
}
// #endregion
