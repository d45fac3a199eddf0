import type * as React from 'react';
import Button from '@mui/material/Button';
// #region preview
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function KeepSelection() {
  const apiRef = useTreeViewApiRef();

  const selectRolls = (event: React.SyntheticEvent, keepExistingSelection: boolean) =>
    apiRef.current!.setItemSelection({
      event,
      itemId: 'rolls',
      shouldBeSelected: true,
      keepExistingSelection,
    });

  return (
    <div>
      <Button onClick={(event) => selectRolls(event, true)}>Rolls as well</Button>
      <Button onClick={(event) => selectRolls(event, false)}>Rolls only</Button>
      <SimpleTreeView
        aria-label="Bakery"
        apiRef={apiRef}
        multiSelect
        defaultExpandedItems={['bread']}
        defaultSelectedItems={['rye']}
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
