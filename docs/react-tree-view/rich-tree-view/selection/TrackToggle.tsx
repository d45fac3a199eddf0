import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

export default function TrackToggle() {
  const [last, setLast] = React.useState('nothing yet');

  return (
    <Stack spacing={2}>
      {/* #region preview */}
      <RichTreeView
        aria-label="Archive"
        items={archive}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['plates']}
        onItemSelectionToggle={(event, itemId, isSelected) =>
          setLast(`${itemId} is ${isSelected ? 'in' : 'out'}`)
        }
      />
      {/* #endregion */}
      <Typography variant="body2">Last change: {last}</Typography>
    </Stack>
  );
}
