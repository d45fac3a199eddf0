import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../../../data/categories';
import './styles.css';

// #region preview
// categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
export default function GuideLines() {
  return (
    <RichTreeView
      aria-label="Product categories"
      className="guided"
      items={categories}
      itemChildrenIndentation={0}
      defaultExpandedItems={['electronics', 'computers']}
    />
  );
}
// #endregion
