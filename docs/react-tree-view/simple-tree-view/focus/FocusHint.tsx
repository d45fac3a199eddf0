import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function FocusHint() {
  const [focused, setFocused] = React.useState('');

  return (
    <Stack spacing={2}>
      {/* #region preview */}
      <SimpleTreeView aria-label="Bakery" onItemFocus={(event, itemId) => setFocused(itemId)}>
        <TreeItem itemId="rye" label="Rye" />
        <TreeItem itemId="wheat" label="Wheat" />
        <TreeItem itemId="rolls" label="Rolls" />
      </SimpleTreeView>
      <Typography variant="body2">
        {focused ? `Space adds ${focused} to the basket` : 'Move through the shelves'}
      </Typography>
      {/* #endregion */}
    </Stack>
  );
}
