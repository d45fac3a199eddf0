import {RichTreeViewPro, type RichTreeViewProProps} from '@mui/x-tree-view-pro';
import {archive, type ArchiveItem} from '../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
const staysWithSiblings: RichTreeViewProProps<
  ArchiveItem,
  false
>['canMoveItemToNewPosition'] = ({oldPosition, newPosition}) =>
  oldPosition.parentId === newPosition.parentId;

export default function SameParent() {
  return (
    <RichTreeViewPro
      aria-label="Archive"
      items={archive}
      itemsReordering
      canMoveItemToNewPosition={staysWithSiblings}
      defaultExpandedItems={['plates', 'logs']}
    />
  );
}
// #endregion
