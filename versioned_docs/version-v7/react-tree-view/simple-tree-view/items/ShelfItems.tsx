import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem2} from '@mui/x-tree-view/TreeItem2';

// #region preview
export default function ShelfItems() {
  return (
    <SimpleTreeView aria-label="Shelves" defaultExpandedItems={['bread']}>
      <TreeItem2 itemId="bread" label="Bread">
        <TreeItem2 itemId="rye" label="Rye" />
        <TreeItem2 itemId="spelt" label="Spelt (sold out)" disabled />
      </TreeItem2>
      <TreeItem2 itemId="cakes" label="Cakes">
        <TreeItem2 itemId="plum" label="Plum cake" />
      </TreeItem2>
    </SimpleTreeView>
  );
}
// #endregion
