import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';
import {categories} from '../../../data/categories';

// #region preview
const sx = {
  [`& .${treeItemClasses.content}[data-selected]::before`]: {
    content: '""',
    position: 'absolute',
    insetBlock: 4,
    insetInlineStart: 0,
    borderInlineStart: '4px solid',
    borderColor: 'primary.main',
  },
  [`& .${treeItemClasses.content}[data-focused]`]: {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
  },
};
// <RichTreeView items={categories} multiSelect sx={sx} />
// #endregion

export default function VisibleStates() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      multiSelect
      defaultExpandedItems={['electronics']}
      defaultSelectedItems={['phones']}
      sx={sx}
    />
  );
}
