import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const teams = [
  {
    id: 'engineering',
    label: 'Engineering',
    children: [
      {id: 'frontend', label: 'Frontend'},
      {id: 'backend', label: 'Backend'},
    ],
  },
  {id: 'sales', label: 'Sales', children: [{id: 'accounts', label: 'Accounts'}]},
];

export default function ControlledTree() {
  // #region preview
  // teams: [{id: 'sales', label: 'Sales', children: [{id: 'accounts', …}]}, …]
  const [expanded, setExpanded] = React.useState<string[]>(['engineering', 'sales']);
  const [selected, setSelected] = React.useState<string[]>(['frontend']);

  const tree = (
    <RichTreeView
      aria-label="Teams"
      items={teams}
      multiSelect
      checkboxSelection
      expandedItems={expanded}
      onExpandedItemsChange={(event, ids) => setExpanded(ids)}
      selectedItems={selected}
      onSelectedItemsChange={(event, ids) => setSelected(ids)}
    />
  );
  // #endregion

  return (
    <Stack spacing={2}>
      {tree}
      <Typography variant="body2">Notify: {selected.join(', ') || 'nobody'}</Typography>
    </Stack>
  );
}
