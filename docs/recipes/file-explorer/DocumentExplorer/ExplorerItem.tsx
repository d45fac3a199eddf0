import * as React from 'react';
import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import {
  TreeItem,
  TreeItemLabel,
  useTreeItemModel,
  type TreeItemProps,
  type UseTreeItemLabelSlotOwnProps,
} from '@mui/x-tree-view-pro';
import type {FileItem} from './fileTree';

interface FileLabelProps extends UseTreeItemLabelSlotOwnProps {
  isFolder: boolean;
}

function FileLabel({isFolder, children, ...props}: FileLabelProps) {
  return (
    <TreeItemLabel {...props} sx={{display: 'flex', alignItems: 'center', gap: 1}}>
      {isFolder ? (
        <FolderIcon fontSize="small" color="primary" titleAccess="Folder" />
      ) : (
        <ArticleOutlinedIcon fontSize="small" color="action" />
      )}
      {children}
    </TreeItemLabel>
  );
}

const slots = {label: FileLabel};

const selectText = (event: React.FocusEvent<HTMLInputElement>) => event.target.select();

/** An item with an icon in front of its name. */
export const ExplorerItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function ExplorerItem(props, ref) {
    const isFolder = useTreeItemModel<FileItem>(props.itemId)?.kind === 'folder';

    return (
      <TreeItem
        {...props}
        ref={ref}
        slots={slots}
        slotProps={{
          label: {isFolder} as FileLabelProps,
          labelInput: {
            'aria-label': `New name of ${String(props.label)}`,
            onFocus: selectText,
          },
        }}
      />
    );
  },
);
