import {TreeItem} from '@mui/x-tree-view/TreeItem';

/** The items of the bakery, the same in each styling. */
export const shelves = (
  <>
    <TreeItem itemId="bread" label="Bread">
      <TreeItem itemId="rye" label="Rye" />
      <TreeItem itemId="wheat" label="Wheat" />
    </TreeItem>
    <TreeItem itemId="cakes" label="Cakes">
      <TreeItem itemId="plum" label="Plum cake" />
      <TreeItem itemId="nut" label="Nut cake" />
    </TreeItem>
    <TreeItem itemId="rolls" label="Rolls" />
  </>
);
