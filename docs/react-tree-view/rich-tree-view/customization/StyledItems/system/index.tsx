import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';
import {categories} from '../../../../data/categories';

// #region preview
const sx = {
  [`& .${treeItemClasses.content}`]: {
    borderInlineStart: '3px solid transparent',
    borderRadius: 0,
    py: 1,
  },
  [`& .${treeItemClasses.content}[data-selected]`]: {borderColor: 'primary.main'},
  [`& .${treeItemClasses.content}[data-expanded] .${treeItemClasses.label}`]: {
    fontWeight: 600,
  },
};
// <RichTreeView items={categories} sx={sx} />
// #endregion

export default function StyledItems() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      defaultExpandedItems={['electronics']}
      defaultSelectedItems="phones"
      sx={sx}
    />
  );
}
