// #region preview
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from './data/categories';

// categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
export default function EditableLabels() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      isItemEditable
      defaultExpandedItems={['furniture']}
    />
  );
}
// #endregion
