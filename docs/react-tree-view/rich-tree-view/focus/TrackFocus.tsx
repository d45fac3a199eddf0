import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

export default function TrackFocus() {
  const [focused, setFocused] = React.useState('nothing yet');

  return (
    <Stack spacing={2}>
      {/* #region preview */}
      <RichTreeView
        aria-label="Archive"
        items={archive}
        onItemFocus={(event, itemId) => setFocused(itemId)}
      />
      {/* #endregion */}
      <Typography variant="body2">Last in focus: {focused}</Typography>
    </Stack>
  );
}
