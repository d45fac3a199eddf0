import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem2} from '@mui/x-tree-view/TreeItem2';
import {observatory} from '../../data/observatory';

// #region preview
const slots = {item: TreeItem2};

export default function RoomItems() {
  return (
    <RichTreeView
      aria-label="Rooms"
      items={observatory}
      slots={slots}
      defaultExpandedItems={['domes', 'garden']}
      isItemDisabled={(item) => item.id === 'south'}
    />
  );
}
// #endregion
