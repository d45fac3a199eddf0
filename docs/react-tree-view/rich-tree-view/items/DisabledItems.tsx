import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

interface Category {
  id: string;
  label: string;
  discontinued?: boolean;
  children?: Category[];
}

// #region preview
const categories: Category[] = [
  {
    id: 'electronics',
    label: 'Electronics',
    children: [
      {id: 'laptops', label: 'Laptops'},
      {id: 'pagers', label: 'Pagers', discontinued: true},
    ],
  },
  {
    id: 'media',
    label: 'Media',
    discontinued: true, // also disables the children
    children: [{id: 'dvds', label: 'DVDs'}],
  },
  {id: 'furniture', label: 'Furniture'},
];

const isItemDisabled = (category: Category) => category.discontinued === true;
// #endregion

export default function DisabledItems() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      isItemDisabled={isItemDisabled}
      defaultExpandedItems={['electronics', 'media']}
    />
  );
}
