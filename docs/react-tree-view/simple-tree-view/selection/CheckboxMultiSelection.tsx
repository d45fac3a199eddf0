import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function CheckboxMultiSelection() {
  // #region preview
  return (
    <SimpleTreeView
      aria-label="Permissions"
      checkboxSelection
      multiSelect
      defaultExpandedItems={['invoices', 'members']}
      defaultSelectedItems={['invoices.read', 'invoices.create']}
    >
      <TreeItem itemId="invoices" label="Invoices">
        <TreeItem itemId="invoices.read" label="Read" />
        <TreeItem itemId="invoices.create" label="Create" />
      </TreeItem>
      <TreeItem itemId="members" label="Members">
        <TreeItem itemId="members.invite" label="Invite" />
        <TreeItem itemId="members.remove" label="Remove" />
      </TreeItem>
      <TreeItem itemId="billing" label="Billing" />
    </SimpleTreeView>
  );
  // #endregion
}
