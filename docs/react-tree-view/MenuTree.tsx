import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function MenuTree() {
  return (
    <SimpleTreeView aria-label="Visit us" defaultExpandedItems={['nights']}>
      <TreeItem itemId="nights" label="Public nights">
        <TreeItem itemId="moon" label="Moon and planets" />
        <TreeItem itemId="deep" label="Deep sky" />
      </TreeItem>
      <TreeItem itemId="tours" label="Tours">
        <TreeItem itemId="schools" label="For schools" />
      </TreeItem>
    </SimpleTreeView>
  );
}
