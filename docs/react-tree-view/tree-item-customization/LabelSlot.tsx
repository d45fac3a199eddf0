import * as React from 'react';
import Typography from '@mui/material/Typography';
import {useTreeItemModel} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, TreeItemLabel, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import type {UseTreeItemLabelSlotOwnProps} from '@mui/x-tree-view/useTreeItem';
import {files, type FileItem} from '../data/observatory';

// #region preview
// Items: {id: 'm31', label: 'Andromeda', kind: 'image', size: 48}, …

interface SizeLabelProps extends UseTreeItemLabelSlotOwnProps {
  size?: number;
}

function SizeLabel({children, size, ...other}: SizeLabelProps) {
  return (
    <TreeItemLabel {...other}>
      {children}
      {size && (
        <Typography
          component="span"
          variant="body2"
          sx={{color: 'text.secondary', mx: 1}}
        >
          {size} MB
        </Typography>
      )}
    </TreeItemLabel>
  );
}

const FileRow = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function FileRow(props, ref) {
    const {size} = useTreeItemModel<FileItem>(props.itemId)!;

    return (
      <TreeItem
        {...props}
        ref={ref}
        slots={{label: SizeLabel}}
        slotProps={{label: {size} as SizeLabelProps}}
      />
    );
  },
);

export default function LabelSlot() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      slots={{item: FileRow}}
      defaultExpandedItems={['night', 'raw']}
    />
  );
}
// #endregion
