import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function MenuTree() {
  return (
    <SimpleTreeView aria-label="Help center" defaultExpandedItems={['billing']}>
      <TreeItem itemId="billing" label="Billing">
        <TreeItem itemId="invoices" label="Find an invoice" />
        <TreeItem itemId="payment" label="Change the payment method" />
      </TreeItem>
      <TreeItem itemId="account" label="Account">
        <TreeItem itemId="password" label="Reset the password" />
      </TreeItem>
    </SimpleTreeView>
  );
}
