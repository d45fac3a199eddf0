import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const permissions = [
  {
    id: 'invoices',
    label: 'Invoices',
    children: [
      {id: 'invoices.read', label: 'Read'},
      {id: 'invoices.create', label: 'Create'},
      {id: 'invoices.delete', label: 'Delete'},
    ],
  },
  {id: 'members', label: 'Members'},
  {id: 'billing', label: 'Billing'},
];

export default function TrackToggle() {
  // #region preview
  // permissions: [{id: 'members', label: 'Members'}, …]
  const [last, setLast] = React.useState('none');

  const handleToggle = (
    event: React.SyntheticEvent | null,
    itemId: string,
    isSelected: boolean,
  ) => setLast(`${itemId} ${isSelected ? 'selected' : 'deselected'}`);

  const tree = (
    <RichTreeView
      aria-label="Permissions"
      items={permissions}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['invoices']}
      onItemSelectionToggle={handleToggle}
    />
  );
  // #endregion

  return (
    <Stack spacing={2}>
      {tree}
      <Typography variant="body2">Last change: {last}</Typography>
    </Stack>
  );
}
