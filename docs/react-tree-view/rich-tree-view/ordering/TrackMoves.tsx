import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {archive} from '../../data/observatory';

export default function TrackMoves() {
  const [move, setMove] = React.useState('nothing yet');

  return (
    <Stack spacing={2}>
      {/* #region preview */}
      <RichTreeViewPro
        aria-label="Archive"
        items={archive}
        itemsReordering
        defaultExpandedItems={['plates', 'logs']}
        onItemPositionChange={({itemId, oldPosition, newPosition}) =>
          setMove(
            `${itemId} from ${oldPosition.parentId ?? 'root'} ${oldPosition.index} ` +
              `to ${newPosition.parentId ?? 'root'} ${newPosition.index}`,
          )
        }
      />
      {/* #endregion */}
      <Typography variant="body2">Moved: {move}</Typography>
    </Stack>
  );
}
