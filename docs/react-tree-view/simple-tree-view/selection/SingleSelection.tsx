import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
export default function SingleSelection() {
  return (
    <SimpleTreeView
      aria-label="Product categories"
      defaultExpandedItems={['electronics']}
      defaultSelectedItems="laptops"
    >
      <TreeItem itemId="electronics" label="Electronics">
        <TreeItem itemId="laptops" label="Laptops" />
        <TreeItem itemId="phones" label="Phones" />
      </TreeItem>
      <TreeItem itemId="furniture" label="Furniture">
        <TreeItem itemId="desks" label="Desks" />
        <TreeItem itemId="chairs" label="Chairs" />
      </TreeItem>
      <TreeItem itemId="gift-cards" label="Gift cards" />
    </SimpleTreeView>
  );
}
// #endregion
