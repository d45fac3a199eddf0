import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../../../data/categories';

// #region preview
// categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]

const content =
  '[&_.MuiTreeItem-content]:rounded-none [&_.MuiTreeItem-content]:border-0 [&_.MuiTreeItem-content]:border-s-[3px] [&_.MuiTreeItem-content]:border-solid [&_.MuiTreeItem-content]:border-transparent [&_.MuiTreeItem-content]:py-2';
const selected = '[&_.MuiTreeItem-content[data-selected]]:border-blue-600';
const expanded =
  '[&_.MuiTreeItem-content[data-expanded]_.MuiTreeItem-label]:font-semibold';

export default function StyledItems() {
  return (
    <RichTreeView
      aria-label="Product categories"
      className={`${content} ${selected} ${expanded}`}
      items={categories}
      defaultExpandedItems={['electronics']}
      defaultSelectedItems="phones"
    />
  );
}
// #endregion
