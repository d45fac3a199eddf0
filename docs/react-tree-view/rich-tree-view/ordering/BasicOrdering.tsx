import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {categories} from '../../data/categories';

// #region preview
// categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
export default function BasicOrdering() {
  return (
    <RichTreeViewPro
      aria-label="Product categories"
      items={categories}
      itemsReordering
      defaultExpandedItems={['electronics', 'furniture']}
    />
  );
}
// #endregion
