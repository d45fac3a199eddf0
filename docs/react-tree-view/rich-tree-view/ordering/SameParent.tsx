import {RichTreeViewPro, type RichTreeViewProProps} from '@mui/x-tree-view-pro';
import {categories, type Category} from '../../data/categories';

type Props = RichTreeViewProProps<Category, false>;

// #region preview
// categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
// Props: RichTreeViewProProps<Category, false>
const hasSameParent: Props['canMoveItemToNewPosition'] = ({oldPosition, newPosition}) =>
  oldPosition.parentId === newPosition.parentId;

export default function SameParent() {
  return (
    <RichTreeViewPro
      aria-label="Product categories"
      items={categories}
      itemsReordering
      canMoveItemToNewPosition={hasSameParent}
      defaultExpandedItems={['electronics', 'furniture']}
    />
  );
}
// #endregion
