import * as React from 'react';
import Button from '@mui/material/Button';
// #region preview
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function ApiExpansion() {
  const apiRef = useTreeViewApiRef();

  const openAll = (event: React.SyntheticEvent) => {
    for (const itemId of ['bread', 'cakes']) {
      if (!apiRef.current!.isItemExpanded(itemId)) {
        apiRef.current!.setItemExpansion({event, itemId, shouldBeExpanded: true});
      }
    }
  };
  const toggle = (event: React.SyntheticEvent) =>
    apiRef.current!.setItemExpansion({event, itemId: 'bread'});

  return (
    <div>
      <Button onClick={openAll}>Open both shelves</Button>
      <Button onClick={toggle}>Toggle the bread</Button>
      <SimpleTreeView aria-label="Bakery" apiRef={apiRef}>
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
