import * as React from 'react';
import Button from '@mui/material/Button';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function ControlledExpansion() {
  // #region preview
  const [expanded, setExpanded] = React.useState<string[]>(['orders']);

  return (
    <div>
      <Button onClick={() => setExpanded(['orders', 'customers'])}>Expand all</Button>
      <Button onClick={() => setExpanded([])}>Collapse all</Button>
      <SimpleTreeView
        aria-label="Admin menu"
        expandedItems={expanded}
        onExpandedItemsChange={(event, ids) => setExpanded(ids)}
      >
        <TreeItem itemId="orders" label="Orders">
          <TreeItem itemId="open-orders" label="Open" />
        </TreeItem>
        <TreeItem itemId="customers" label="Customers">
          <TreeItem itemId="companies" label="Companies" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
  // #endregion
}
