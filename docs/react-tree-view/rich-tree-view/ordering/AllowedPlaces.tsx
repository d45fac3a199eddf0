import {RichTreeViewPro, type RichTreeViewProProps} from '@mui/x-tree-view-pro';
import {files, type FileItem} from '../../data/observatory';

// #region preview
// Items: {id: 'm31', label: 'Andromeda', kind: 'image', size: 48}, …

const folders = ['night', 'raw'];

const isInFolder: RichTreeViewProProps<FileItem, false>['canMoveItemToNewPosition'] = ({
  newPosition,
}) => newPosition.parentId !== null && folders.includes(newPosition.parentId);

export default function AllowedPlaces() {
  return (
    <RichTreeViewPro
      aria-label="Files"
      items={files}
      itemsReordering
      canMoveItemToNewPosition={isInFolder}
      defaultExpandedItems={folders}
    />
  );
}
// #endregion
