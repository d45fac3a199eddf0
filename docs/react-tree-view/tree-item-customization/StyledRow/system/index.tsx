import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';
import {categories} from '../../../data/categories';

// #region preview
const sx = {
  [`& .${treeItemClasses.content}`]: {
    borderBottom: 1,
    borderColor: 'divider',
    borderRadius: 0,
    py: 1,
  },
  [`& .${treeItemClasses.label}`]: {fontFamily: 'monospace'},
};
const slotProps = {item: {sx}};
// <RichTreeView items={categories} slotProps={slotProps} />
// #endregion

export default function StyledRow() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      defaultExpandedItems={['electronics']}
      slotProps={slotProps}
    />
  );
}
