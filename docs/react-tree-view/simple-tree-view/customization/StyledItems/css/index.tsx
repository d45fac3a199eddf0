import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import './styles.css';

// #region preview
export default function StyledItems() {
  return (
    <SimpleTreeView
      aria-label="Product categories"
      className="categories"
      defaultExpandedItems={['electronics']}
      defaultSelectedItems="laptops"
    >
      <TreeItem itemId="electronics" label="Electronics">
        <TreeItem itemId="laptops" label="Laptops" />
        <TreeItem itemId="phones" label="Phones" />
      </TreeItem>
      <TreeItem itemId="gift-cards" label="Gift cards" />
    </SimpleTreeView>
  );
}
// #endregion
