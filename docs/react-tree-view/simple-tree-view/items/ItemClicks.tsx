import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function ItemClicks() {
  // #region preview
  const [clicked, setClicked] = React.useState('nothing yet');

  return (
    <Stack spacing={2}>
      <SimpleTreeView
        aria-label="Admin menu"
        onItemClick={(event, itemId) => setClicked(itemId)}
        defaultExpandedItems={['orders']}
      >
        <TreeItem itemId="orders" label="Orders">
          <TreeItem itemId="open-orders" label="Open" />
          <TreeItem itemId="shipped" label="Shipped" />
        </TreeItem>
        <TreeItem itemId="reports" label="Reports" />
      </SimpleTreeView>
      <Typography variant="body2">Clicked: {clicked}</Typography>
    </Stack>
  );
  // #endregion
}
