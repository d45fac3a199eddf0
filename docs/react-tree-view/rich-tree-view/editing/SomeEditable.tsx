import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {files, type FileItem} from '../../data/observatory';

// #region preview
// Items: {id: 'm31', label: 'Andromeda', kind: 'image', size: 48}, …

const isItemEditable = (item: FileItem) => item.kind !== 'folder';

export default function SomeEditable() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      isItemEditable={isItemEditable}
      defaultExpandedItems={['night', 'raw']}
    />
  );
}
// #endregion
