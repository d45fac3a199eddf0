import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
export default function IconExpansion() {
  return (
    <SimpleTreeView
      aria-label="Mail"
      expansionTrigger="iconContainer"
      defaultExpandedItems={['archive']}
    >
      <TreeItem itemId="inbox" label="Inbox">
        <TreeItem itemId="starred" label="Starred" />
      </TreeItem>
      <TreeItem itemId="archive" label="Archive">
        <TreeItem itemId="2024" label="2024" />
        <TreeItem itemId="2025" label="2025" />
      </TreeItem>
      <TreeItem itemId="trash" label="Trash" />
    </SimpleTreeView>
  );
}
// #endregion
