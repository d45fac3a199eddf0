import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {products} from '../products';
import './styles.css';

// #region preview
// products: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
export default function StyledTree() {
  return (
    <RichTreeView
      aria-label="Product categories"
      className="products-tree"
      items={products}
      defaultExpandedItems={['electronics', 'furniture']}
      defaultSelectedItems="phones"
      itemChildrenIndentation={0}
    />
  );
}
// #endregion
