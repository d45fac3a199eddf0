import {RichTreeViewPro, type RichTreeViewProProps} from '@mui/x-tree-view-pro';
import {files, type FileItem} from '../../data/files';

type Props = RichTreeViewProProps<FileItem, false>;

// #region preview
// files: [{id: 'launch', label: 'Product launch', kind: 'folder', children: […]}, …]
const folders = ['launch', 'images'];

// Props: RichTreeViewProProps<FileItem, false>
const isInFolder: Props['canMoveItemToNewPosition'] = ({newPosition: {parentId}}) =>
  parentId !== null && folders.includes(parentId);

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
