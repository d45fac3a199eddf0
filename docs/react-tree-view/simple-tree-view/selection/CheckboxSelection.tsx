import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
export default function CheckboxSelection() {
  return (
    <SimpleTreeView
      aria-label="Bakery"
      checkboxSelection
      defaultExpandedItems={['bread']}
    >
      <TreeItem itemId="bread" label="Bread">
        <TreeItem itemId="rye" label="Rye" />
        <TreeItem itemId="wheat" label="Wheat" />
      </TreeItem>
      <TreeItem itemId="cakes" label="Cakes">
        <TreeItem itemId="plum" label="Plum cake" />
        <TreeItem itemId="nut" label="Nut cake" />
      </TreeItem>
      <TreeItem itemId="rolls" label="Rolls" />
    </SimpleTreeView>
  );
}
// #endregion
