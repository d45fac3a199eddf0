import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function FirstTree() {
  return (
    <SimpleTreeView aria-label="Bakery" defaultExpandedItems={['bread']}>
      <TreeItem itemId="bread" label="Bread">
        <TreeItem itemId="rye" label="Rye" />
        <TreeItem itemId="wheat" label="Wheat" />
      </TreeItem>
      <TreeItem itemId="cakes" label="Cakes">
        <TreeItem itemId="plum" label="Plum cake" />
      </TreeItem>
    </SimpleTreeView>
  );
}
