import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {archive} from '../../data/observatory';

export default function BasicOrdering() {
  return (
    // #region preview
    <RichTreeViewPro
      aria-label="Archive"
      items={archive}
      itemsReordering
      defaultExpandedItems={['plates', 'logs']}
    />
    // #endregion
  );
}
