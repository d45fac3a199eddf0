import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
export default function DisabledItems() {
  return (
    <SimpleTreeView aria-label="Settings" defaultExpandedItems={['account', 'billing']}>
      <TreeItem itemId="account" label="Account">
        <TreeItem itemId="profile" label="Profile" />
        <TreeItem itemId="keys" label="Security keys (not set up)" disabled />
      </TreeItem>
      <TreeItem itemId="billing" label="Billing (owners only)" disabled>
        <TreeItem itemId="invoices" label="Invoices" />
      </TreeItem>
    </SimpleTreeView>
  );
}
// #endregion
