import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function DisabledItems() {
  return (
    // #region preview
    <SimpleTreeView aria-label="Bakery" defaultExpandedItems={['bread', 'cakes']}>
      <TreeItem itemId="bread" label="Bread">
        <TreeItem itemId="rye" label="Rye" />
        <TreeItem itemId="wheat" label="Wheat, sold out" disabled />
      </TreeItem>
      <TreeItem itemId="cakes" label="Cakes, on Sundays" disabled>
        <TreeItem itemId="plum" label="Plum cake" />
      </TreeItem>
    </SimpleTreeView>
    // #endregion
  );
}
