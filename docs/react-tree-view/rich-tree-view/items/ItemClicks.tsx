import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function ItemClicks() {
  const [clicked, setClicked] = React.useState('nothing yet');

  return (
    <Stack spacing={2}>
      <RichTreeView
        aria-label="Archive"
        items={archive}
        onItemClick={(event, itemId) => setClicked(itemId)}
        defaultExpandedItems={['logs']}
      />
      <Typography variant="body2">Clicked: {clicked}</Typography>
    </Stack>
  );
}
// #endregion
