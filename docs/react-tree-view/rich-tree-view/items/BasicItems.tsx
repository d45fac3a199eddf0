import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';

// #region preview
const categories: TreeViewBaseItem[] = [
  {
    id: 'electronics',
    label: 'Electronics',
    children: [
      {id: 'laptops', label: 'Laptops'},
      {id: 'phones', label: 'Phones'},
    ],
  },
  {id: 'furniture', label: 'Furniture', children: [{id: 'desks', label: 'Desks'}]},
  {id: 'gift-cards', label: 'Gift cards'},
];

// <RichTreeView items={categories} />
// #endregion

export default function BasicItems() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      defaultExpandedItems={['electronics']}
    />
  );
}
