import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #region preview
const permissions = [
  {
    id: 'posts',
    label: 'Posts',
    children: [
      {id: 'posts.read', label: 'Read'},
      {id: 'posts.write', label: 'Write'},
      {id: 'posts.delete', label: 'Delete'},
    ],
  },
  {id: 'members', label: 'Members'},
  {id: 'billing', label: 'Billing'},
];

export default function TrackToggle() {
  const [last, setLast] = React.useState('none');

  const handleToggle = (
    event: React.SyntheticEvent | null,
    itemId: string,
    isSelected: boolean,
  ) => setLast(`${itemId} ${isSelected ? 'selected' : 'deselected'}`);

  return (
    <Stack spacing={2}>
      <RichTreeView
        aria-label="Permissions"
        items={permissions}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['posts']}
        onItemSelectionToggle={handleToggle}
      />
      <Typography variant="body2">Last change: {last}</Typography>
    </Stack>
  );
}
// #endregion
