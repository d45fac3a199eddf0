import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
export default function CheckboxMultiSelection() {
  return (
    <SimpleTreeView
      aria-label="Permissions"
      checkboxSelection
      multiSelect
      defaultExpandedItems={['posts', 'members']}
      defaultSelectedItems={['posts.read', 'posts.write']}
    >
      <TreeItem itemId="posts" label="Posts">
        <TreeItem itemId="posts.read" label="Read" />
        <TreeItem itemId="posts.write" label="Write" />
      </TreeItem>
      <TreeItem itemId="members" label="Members">
        <TreeItem itemId="members.invite" label="Invite" />
        <TreeItem itemId="members.remove" label="Remove" />
      </TreeItem>
      <TreeItem itemId="billing" label="Billing" />
    </SimpleTreeView>
  );
}
// #endregion
