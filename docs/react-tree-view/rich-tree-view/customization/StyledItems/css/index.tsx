import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../../../data/categories';
import './styles.css';

// #region preview
// categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
export default function StyledItems() {
  return (
    <RichTreeView
      aria-label="Product categories"
      className="categories-tree"
      items={categories}
      defaultExpandedItems={['electronics']}
      defaultSelectedItems="phones"
    />
  );
}
// #endregion
