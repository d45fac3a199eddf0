import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';
import {observatory} from '../../data/observatory';

// #region preview
const experimentalFeatures = {indentationAtItemLevel: true, itemsReordering: true};

export default function OrderedRooms() {
  return (
    <RichTreeViewPro
      aria-label="Rooms"
      items={observatory}
      itemsReordering
      experimentalFeatures={experimentalFeatures}
      defaultExpandedItems={['domes', 'garden']}
    />
  );
}
// #endregion
