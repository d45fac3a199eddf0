import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
export default function StartExpanded() {
  return (
    <SimpleTreeView
      aria-label="Admin menu"
      defaultExpandedItems={['orders', 'customers']}
    >
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
  );
}
// #endregion
