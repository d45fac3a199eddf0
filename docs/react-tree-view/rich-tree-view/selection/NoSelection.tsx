import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../data/categories';

// #region preview
// categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
export default function NoSelection() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      disableSelection
      defaultExpandedItems={['electronics']}
    />
  );
}
// #endregion
