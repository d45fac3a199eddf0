import {RichTreeViewPro, type RichTreeViewProProps} from '@mui/x-tree-view-pro';
import {files, type FileItem} from '../../data/observatory';

// #region preview
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
