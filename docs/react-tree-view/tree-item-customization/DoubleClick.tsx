import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function DoubleClick() {
  const [opened, setOpened] = React.useState('nothing yet');

  return (
    <Stack spacing={2}>
      <RichTreeView
        aria-label="Archive"
        items={archive}
        defaultExpandedItems={['logs']}
        slotProps={{
          item: (ownerState) => ({
            slotProps: {content: {onDoubleClick: () => setOpened(ownerState.label)}},
          }),
        }}
      />
      <Typography variant="body2">Double-clicked: {opened}</Typography>
    </Stack>
  );
}
// #endregion
