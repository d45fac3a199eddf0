import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
export default function NoSelection() {
  return (
    <SimpleTreeView
      aria-label="Office locations"
      disableSelection
      defaultExpandedItems={['northeast']}
    >
      <TreeItem itemId="west" label="West" />
      <TreeItem itemId="northeast" label="Northeast">
        <TreeItem itemId="boston" label="Boston" />
        <TreeItem itemId="new-york" label="New York" />
      </TreeItem>
      <TreeItem itemId="south" label="South" />
    </SimpleTreeView>
  );
}
// #endregion
