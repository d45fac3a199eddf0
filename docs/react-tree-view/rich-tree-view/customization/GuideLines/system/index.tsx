import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';
import {categories} from '../../../../data/categories';

// #region preview
// categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
export default function GuideLines() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      itemChildrenIndentation={0}
      defaultExpandedItems={['electronics', 'computers']}
      sx={{
        [`& .${treeItemClasses.groupTransition}`]: {
          marginInlineStart: '15px',
          paddingInlineStart: '10px',
          borderInlineStart: '1px dashed',
          borderColor: 'divider',
        },
      }}
    />
  );
}
// #endregion
