import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function TrackExpansion() {
  // #region preview
  const [last, setLast] = React.useState('none');

  const handleToggle = (
    event: React.SyntheticEvent | null,
    itemId: string,
    isExpanded: boolean,
  ) => setLast(`${itemId} ${isExpanded ? 'expanded' : 'collapsed'}`);

  const tree = (
    <SimpleTreeView aria-label="Mail" onItemExpansionToggle={handleToggle}>
      <TreeItem itemId="inbox" label="Inbox">
        <TreeItem itemId="starred" label="Starred" />
      </TreeItem>
      <TreeItem itemId="archive" label="Archive">
        <TreeItem itemId="2024" label="2024" />
      </TreeItem>
      <TreeItem itemId="trash" label="Trash" />
    </SimpleTreeView>
  );
  // #endregion

  return (
    <Stack spacing={2}>
      {tree}
      <Typography variant="body2">Last change: {last}</Typography>
    </Stack>
  );
}
