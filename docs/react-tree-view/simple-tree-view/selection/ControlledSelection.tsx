import * as React from 'react';
import Button from '@mui/material/Button';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
export default function ControlledSelection() {
  const [selected, setSelected] = React.useState<string[]>(['rye']);

  return (
    <div>
      <Button onClick={() => setSelected(['rye', 'wheat'])}>Take all the bread</Button>
      <Button onClick={() => setSelected([])}>Take nothing</Button>
      <SimpleTreeView
        aria-label="Bakery"
        multiSelect
        selectedItems={selected}
        onSelectedItemsChange={(event, ids) => setSelected(ids)}
        defaultExpandedItems={['bread', 'cakes']}
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
    </div>
  );
}
// #endregion
