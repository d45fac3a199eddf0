import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';
import {products} from '../products';

// #region preview
const sx = {
  maxWidth: 280,
  [`& .${treeItemClasses.groupTransition}`]: {
    borderInlineStart: '1px solid',
    borderColor: 'divider',
    marginInlineStart: '19px',
    paddingInlineStart: '8px',
  },
  [`& .${treeItemClasses.iconContainer}:empty`]: {display: 'none'},
  [`& .${treeItemClasses.content}[data-expanded] .${treeItemClasses.label}`]: {
    fontWeight: 700,
  },
  [`& .${treeItemClasses.content}[data-selected] .${treeItemClasses.label}`]: {
    color: 'primary.dark',
    fontWeight: 600,
  },
};
// <RichTreeView items={products} itemChildrenIndentation={0} sx={sx} />
// #endregion

export default function StyledTree() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={products}
      defaultExpandedItems={['electronics', 'furniture']}
      defaultSelectedItems="phones"
      itemChildrenIndentation={0}
      sx={sx}
    />
  );
}
