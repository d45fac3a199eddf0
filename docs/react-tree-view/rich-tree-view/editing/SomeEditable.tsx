import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {files, type FileItem} from '../../data/files';

// #region preview
// files: FileItem[] = [{id: 'hero', label: 'Hero.jpg', kind: 'image', size: 12}, …]
const isItemEditable = (item: FileItem) => item.kind !== 'folder';

export default function SomeEditable() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      isItemEditable={isItemEditable}
      defaultExpandedItems={['launch', 'images']}
    />
  );
}
// #endregion
