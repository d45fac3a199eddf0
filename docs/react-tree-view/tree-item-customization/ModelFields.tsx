import * as React from 'react';
import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import ImageOutlinedIcon from '@mui/icons-material/ImageOutlined';
import {useTreeItemModel} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {files, type FileItem} from '../data/files';

// #region preview
const icons = {folder: FolderIcon, image: ImageOutlinedIcon, text: ArticleOutlinedIcon};

const KindItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function KindItem(props, ref) {
    // FileItem: {id: 'hero', label: 'Hero.jpg', kind: 'image', size: 12}
    const {kind} = useTreeItemModel<FileItem>(props.itemId)!;

    return <TreeItem {...props} ref={ref} slots={{endIcon: icons[kind]}} />;
  },
);
// <RichTreeView items={files} slots={{item: KindItem}} />
// #endregion

const slots = {item: KindItem};

export default function ModelFields() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      slots={slots}
      defaultExpandedItems={['launch', 'images']}
    />
  );
}
