import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem2} from '@mui/x-tree-view/TreeItem2';
import {observatory} from '../../data/observatory';

// #region preview
const slots = {item: TreeItem2};
const experimentalFeatures = {labelEditing: true};

export default function EditableRooms() {
  const [last, setLast] = React.useState('Double-click a label');

  return (
    <Stack spacing={1}>
      <RichTreeView
        aria-label="Rooms"
        isItemEditable
        experimentalFeatures={experimentalFeatures}
        items={observatory}
        slots={slots}
        defaultExpandedItems={['domes']}
        onItemLabelChange={(itemId, label) =>
          setLast(`${itemId} is now called ${label}`)
        }
      />
      <Typography variant="body2">{last}</Typography>
    </Stack>
  );
}
// #endregion
