import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {archive} from '../../data/observatory';

const roots = archive.map(({id}) => id);

// #region preview
const isItemReorderable = (itemId: string) => !roots.includes(itemId);

export default function SomeReorderable() {
  return (
    <RichTreeViewPro
      aria-label="Archive"
      items={archive}
      itemsReordering
      isItemReorderable={isItemReorderable}
      defaultExpandedItems={['plates', 'logs']}
    />
  );
}
// #endregion
