import * as React from 'react';
import Chip from '@mui/material/Chip';
import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import FolderOutlinedIcon from '@mui/icons-material/FolderOutlined';
import ImageOutlinedIcon from '@mui/icons-material/ImageOutlined';
import {useTreeItemModel} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {files, type FileItem} from './data/observatory';

const icons = {
  folder: <FolderOutlinedIcon fontSize="small" color="primary" />,
  image: <ImageOutlinedIcon fontSize="small" color="secondary" />,
  text: <ArticleOutlinedIcon fontSize="small" color="action" />,
};

const FileTreeItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function FileTreeItem(props, ref) {
    const {kind, size} = useTreeItemModel<FileItem>(props.itemId)!;
    const row: React.CSSProperties = {display: 'flex', alignItems: 'center', gap: 8};

    return (
      <TreeItem
        {...props}
        ref={ref}
        label={
          <span style={row}>
            {icons[kind]}
            <span style={{flexGrow: 1}}>{props.label}</span>
            {size && <Chip size="small" variant="outlined" label={`${size} MB`} />}
          </span>
        }
      />
    );
  },
);

export default function NightFiles() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Files"
      items={files}
      slots={{item: FileTreeItem}}
      multiSelect
      checkboxSelection
      selectionPropagation={{descendants: true, parents: true}}
      defaultExpandedItems={['night', 'raw']}
      defaultSelectedItems={['m31']}
      itemChildrenIndentation={24}
    />
    // #endregion
  );
}
