import * as React from 'react';
import Typography from '@mui/material/Typography';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem2} from '@mui/x-tree-view/TreeItem2';

// #region preview
export default function PickedLoaves() {
  const [picked, setPicked] = React.useState<string[]>(['rye']);

  return (
    <div>
      <SimpleTreeView
        aria-label="Bakery"
        multiSelect
        checkboxSelection
        selectedItems={picked}
        onSelectedItemsChange={(event, itemIds) => setPicked(itemIds)}
        defaultExpandedItems={['bread']}
      >
        <TreeItem2 itemId="bread" label="Bread">
          <TreeItem2 itemId="rye" label="Rye" />
          <TreeItem2 itemId="spelt" label="Spelt" />
        </TreeItem2>
        <TreeItem2 itemId="cakes" label="Cakes">
          <TreeItem2 itemId="plum" label="Plum cake" />
        </TreeItem2>
      </SimpleTreeView>
      <Typography variant="body2">Picked: {picked.join(', ') || 'nothing'}</Typography>
    </div>
  );
}
// #endregion
