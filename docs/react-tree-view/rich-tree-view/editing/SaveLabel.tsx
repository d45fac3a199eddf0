import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

export default function SaveLabel() {
  const [saved, setSaved] = React.useState('nothing yet');

  return (
    <Stack spacing={2}>
      {/* #region preview */}
      <RichTreeView
        aria-label="Archive"
        items={archive}
        isItemEditable
        defaultExpandedItems={['logs']}
        onItemLabelChange={(itemId, newLabel) => setSaved(`${itemId} is now "${newLabel}"`)}
      />
      {/* #endregion */}
      <Typography variant="body2">Saved: {saved}</Typography>
    </Stack>
  );
}
