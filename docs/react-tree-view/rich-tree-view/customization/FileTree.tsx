import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import ImageOutlinedIcon from '@mui/icons-material/ImageOutlined';
import {useTreeItemModel} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import {TreeItemIcon} from '@mui/x-tree-view/TreeItemIcon';
import {TreeItemProvider} from '@mui/x-tree-view/TreeItemProvider';
import {useTreeItem, type UseTreeItemParameters} from '@mui/x-tree-view/useTreeItem';
import {files, type FileItem} from '../../data/observatory';

const icons = {folder: FolderIcon, image: ImageOutlinedIcon, text: ArticleOutlinedIcon};

// #region preview
const FileTreeItem = React.forwardRef<HTMLLIElement, UseTreeItemParameters>(function FileTreeItem(
  {id, itemId, label, disabled, children, ...other},
  rootRef,
) {
  const item = useTreeItem({id, itemId, label, disabled, children, rootRef});
  const {kind, size} = useTreeItemModel<FileItem>(itemId)!;
  const KindIcon = icons[kind];

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps(other)}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <KindIcon fontSize="small" color="primary" />
          <TreeItemLabel {...item.getLabelProps()} />
          {size && <Chip size="small" label={`${size} MB`} />}
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});
// #endregion

export default function FileTree() {
  return (
    <Box sx={{maxWidth: 420}}>
      <RichTreeView
        aria-label="Files"
        items={files}
        slots={{item: FileTreeItem}}
        defaultExpandedItems={['night', 'raw']}
      />
    </Box>
  );
}
