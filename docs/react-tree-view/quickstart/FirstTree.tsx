import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function FirstTree() {
  return (
    <SimpleTreeView aria-label="Mail folders" defaultExpandedItems={['inbox']}>
      <TreeItem itemId="inbox" label="Inbox">
        <TreeItem itemId="customers" label="Customers" />
        <TreeItem itemId="suppliers" label="Suppliers" />
      </TreeItem>
      <TreeItem itemId="archive" label="Archive">
        <TreeItem itemId="archive-2024" label="2024" />
      </TreeItem>
    </SimpleTreeView>
  );
}
