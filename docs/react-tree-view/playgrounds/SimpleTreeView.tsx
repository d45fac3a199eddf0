import {
  SimpleTreeView,
  type SimpleTreeViewProps,
} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeViewPlayground(
  props: Partial<SimpleTreeViewProps<boolean>>,
) {
  return (
    <SimpleTreeView aria-label="Settings" defaultExpandedItems={['account']} {...props}>
      <TreeItem itemId="account" label="Account">
        <TreeItem itemId="profile" label="Profile" />
        <TreeItem itemId="security" label="Security" />
      </TreeItem>
      <TreeItem itemId="billing" label="Billing">
        <TreeItem itemId="invoices" label="Invoices" />
      </TreeItem>
    </SimpleTreeView>
  );
}
