import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../../../data/categories';

// #region preview
// categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
const guides = [
  '[&_.MuiTreeItem-groupTransition]:ms-[15px]',
  '[&_.MuiTreeItem-groupTransition]:ps-[10px]',
  '[&_.MuiTreeItem-groupTransition]:border-0 [&_.MuiTreeItem-groupTransition]:border-s',
  '[&_.MuiTreeItem-groupTransition]:border-dashed',
  '[&_.MuiTreeItem-groupTransition]:border-gray-500/50',
].join(' ');

export default function GuideLines() {
  return (
    <RichTreeView
      aria-label="Product categories"
      className={guides}
      items={categories}
      itemChildrenIndentation={0}
      defaultExpandedItems={['electronics', 'computers']}
    />
  );
}
// #endregion
