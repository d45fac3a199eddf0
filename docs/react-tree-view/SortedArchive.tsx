import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {archive} from './data/observatory';

export default function SortedArchive() {
  return (
    // #region preview
    <RichTreeViewPro
      aria-label="Archive"
      items={archive}
      itemsReordering
      isItemEditable
      defaultExpandedItems={['plates', 'logs']}
    />
    // #endregion
  );
}
