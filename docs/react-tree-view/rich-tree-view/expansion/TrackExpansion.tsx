import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

export default function TrackExpansion() {
  const [last, setLast] = React.useState('nothing yet');

  return (
    <Stack spacing={2}>
      {/* #region preview */}
      <RichTreeView
        aria-label="Archive"
        items={archive}
        onItemExpansionToggle={(event, itemId, isExpanded) =>
          setLast(`${itemId} ${isExpanded ? 'opened' : 'closed'}`)
        }
      />
      {/* #endregion */}
      <Typography variant="body2">Last change: {last}</Typography>
    </Stack>
  );
}
