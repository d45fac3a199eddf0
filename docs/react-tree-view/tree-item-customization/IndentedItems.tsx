import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';
import {categories} from '../data/categories';

// #region preview
// categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
export default function IndentedItems() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      itemChildrenIndentation={24}
      defaultExpandedItems={['electronics', 'computers']}
      sx={{
        [`& .${treeItemClasses.label}`]: {
          // Decreases with each level, because the tree sets the depth on each item.
          fontSize: 'calc(1.1rem - 0.1rem * var(--TreeView-itemDepth))',
        },
      }}
    />
  );
}
// #endregion
