import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function TrackExpansion() {
  const [last, setLast] = React.useState('none');

  const handleToggle = (
    event: React.SyntheticEvent | null,
    itemId: string,
    isExpanded: boolean,
  ) => setLast(`${itemId} ${isExpanded ? 'expanded' : 'collapsed'}`);

  return (
    <Stack spacing={2}>
      <RichTreeView
        aria-label="Archive"
        items={archive}
        onItemExpansionToggle={handleToggle}
      />
      <Typography variant="body2">Last change: {last}</Typography>
    </Stack>
  );
}
// #endregion
