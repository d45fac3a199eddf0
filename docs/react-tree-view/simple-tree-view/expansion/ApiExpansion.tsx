import type * as React from 'react';
import Button from '@mui/material/Button';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function ApiExpansion() {
  // #region preview
  // <SimpleTreeView apiRef={apiRef}><TreeItem itemId="orders" label="Orders">…
  const apiRef = useTreeViewApiRef();

  const expandAll = (event: React.SyntheticEvent) => {
    for (const itemId of ['orders', 'customers']) {
      if (!apiRef.current!.isItemExpanded(itemId)) {
        apiRef.current!.setItemExpansion({event, itemId, shouldBeExpanded: true});
      }
    }
  };
  const toggleOrders = (event: React.SyntheticEvent) =>
    apiRef.current!.setItemExpansion({event, itemId: 'orders'});
  // #endregion

  return (
    <div>
      <Button onClick={expandAll}>Expand all</Button>
      <Button onClick={toggleOrders}>Toggle Orders</Button>
      <SimpleTreeView aria-label="Admin menu" apiRef={apiRef}>
        <TreeItem itemId="orders" label="Orders">
          <TreeItem itemId="open-orders" label="Open" />
          <TreeItem itemId="shipped" label="Shipped" />
        </TreeItem>
        <TreeItem itemId="customers" label="Customers">
          <TreeItem itemId="companies" label="Companies" />
          <TreeItem itemId="contacts" label="Contacts" />
        </TreeItem>
        <TreeItem itemId="reports" label="Reports" />
      </SimpleTreeView>
    </div>
  );
}
