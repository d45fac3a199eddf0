import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
export default function ItemClicks() {
  const [clicked, setClicked] = React.useState('nothing yet');

  return (
    <Stack spacing={2}>
      <SimpleTreeView
        aria-label="Bakery"
        onItemClick={(event, itemId) => setClicked(itemId)}
        defaultExpandedItems={['bread']}
      >
        <TreeItem itemId="bread" label="Bread">
          <TreeItem itemId="rye" label="Rye" />
          <TreeItem itemId="wheat" label="Wheat" />
        </TreeItem>
        <TreeItem itemId="cakes" label="Cakes">
          <TreeItem itemId="plum" label="Plum cake" />
          <TreeItem itemId="nut" label="Nut cake" />
        </TreeItem>
        <TreeItem itemId="rolls" label="Rolls" />
      </SimpleTreeView>
      <Typography variant="body2">Clicked: {clicked}</Typography>
    </Stack>
  );
}
// #endregion
