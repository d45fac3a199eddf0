import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../data/categories';

// #region preview
// categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
export default function Indentation() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      itemChildrenIndentation={32}
      defaultExpandedItems={['electronics', 'computers']}
    />
  );
}
// #endregion
