import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
export default function TrackToggle() {
  const [last, setLast] = React.useState('none');

  const handleToggle = (
    event: React.SyntheticEvent | null,
    itemId: string,
    isSelected: boolean,
  ) => setLast(`${itemId} ${isSelected ? 'selected' : 'deselected'}`);

  return (
    <Stack spacing={2}>
      <SimpleTreeView
        aria-label="Permissions"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['posts']}
        onItemSelectionToggle={handleToggle}
      >
        <TreeItem itemId="posts" label="Posts">
          <TreeItem itemId="posts.read" label="Read" />
          <TreeItem itemId="posts.write" label="Write" />
        </TreeItem>
        <TreeItem itemId="members" label="Members" />
        <TreeItem itemId="billing" label="Billing" />
      </SimpleTreeView>
      <Typography variant="body2">Last change: {last}</Typography>
    </Stack>
  );
}
// #endregion
