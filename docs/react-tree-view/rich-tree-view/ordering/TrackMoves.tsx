import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeViewPro, type RichTreeViewProProps} from '@mui/x-tree-view-pro';
import {archive, type ArchiveItem} from '../../data/observatory';

// #region preview
type Move = Parameters<
  NonNullable<RichTreeViewProProps<ArchiveItem, false>['onItemPositionChange']>
>[0];

// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function TrackMoves() {
  const [move, setMove] = React.useState<Move | null>(null);

  return (
    <Stack spacing={2}>
      <RichTreeViewPro
        aria-label="Archive"
        items={archive}
        itemsReordering
        defaultExpandedItems={['plates', 'logs']}
        onItemPositionChange={setMove}
      />
      <Typography variant="body2">
        {move
          ? `${move.itemId}: from ${move.oldPosition.parentId ?? 'root'}[${move.oldPosition.index}] ` +
            `to ${move.newPosition.parentId ?? 'root'}[${move.newPosition.index}]`
          : 'Drag an item'}
      </Typography>
    </Stack>
  );
}
// #endregion
