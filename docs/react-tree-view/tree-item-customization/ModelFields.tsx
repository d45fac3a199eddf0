import * as React from 'react';
import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import ImageOutlinedIcon from '@mui/icons-material/ImageOutlined';
// #region preview
import {useTreeItemModel} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {files, type FileItem} from '../data/observatory';

const icons = {folder: FolderIcon, image: ImageOutlinedIcon, text: ArticleOutlinedIcon};

const KindItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function KindItem(props, ref) {
    // {id: 'm31', label: 'Andromeda', kind: 'image', size: 48}
    const {kind} = useTreeItemModel<FileItem>(props.itemId)!;

    return (
      <TreeItem {...props} ref={ref} slots={{...props.slots, endIcon: icons[kind]}} />
    );
  },
);

export default function ModelFields() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      slots={{item: KindItem}}
      defaultExpandedItems={['night', 'raw']}
    />
  );
}
// #endregion
