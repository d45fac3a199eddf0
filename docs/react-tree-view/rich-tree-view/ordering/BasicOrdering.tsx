import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {archive} from '../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function BasicOrdering() {
  return (
    <RichTreeViewPro
      aria-label="Archive"
      items={archive}
      itemsReordering
      defaultExpandedItems={['plates', 'logs']}
    />
  );
}
// #endregion
