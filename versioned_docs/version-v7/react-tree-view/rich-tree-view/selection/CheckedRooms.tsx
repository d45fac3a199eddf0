import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem2} from '@mui/x-tree-view/TreeItem2';
import {observatory} from '../../data/observatory';

// #region preview
const slots = {item: TreeItem2};

export default function CheckedRooms() {
  const [selected, setSelected] = React.useState<string[]>(['north']);

  return (
    <Stack spacing={1}>
      <RichTreeView
        aria-label="Rooms"
        multiSelect
        checkboxSelection
        items={observatory}
        slots={slots}
        defaultExpandedItems={['domes', 'offices']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemIds) => setSelected(itemIds)}
      />
      <Typography variant="body2">
        To clean: {selected.join(', ') || 'nothing'}
      </Typography>
    </Stack>
  );
}
// #endregion
