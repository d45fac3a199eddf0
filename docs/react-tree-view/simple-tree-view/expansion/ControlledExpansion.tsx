import * as React from 'react';
import Button from '@mui/material/Button';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
export default function ControlledExpansion() {
  const [expanded, setExpanded] = React.useState<string[]>(['bread']);

  return (
    <div>
      <Button onClick={() => setExpanded(['bread', 'cakes'])}>Expand all</Button>
      <Button onClick={() => setExpanded([])}>Collapse all</Button>
      <SimpleTreeView
        aria-label="Bakery"
        expandedItems={expanded}
        onExpandedItemsChange={(event, ids) => setExpanded(ids)}
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
