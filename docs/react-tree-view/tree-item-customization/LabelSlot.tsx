import * as React from 'react';
import Typography from '@mui/material/Typography';
import {useTreeItemModel} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, TreeItemLabel, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import type {UseTreeItemLabelSlotOwnProps} from '@mui/x-tree-view/useTreeItem';
import {files, type FileItem} from '../data/files';

interface SizeLabelProps extends UseTreeItemLabelSlotOwnProps {
  size?: number;
}

// #region preview
// FileItem: {id: 'hero', label: 'Hero.jpg', kind: 'image', size: 12}
// SizeLabelProps: UseTreeItemLabelSlotOwnProps & {size?: number}
function SizeLabel({children, size, ...other}: SizeLabelProps) {
  return (
    <TreeItemLabel {...other}>
      {children}
      {size && <Typography variant="caption" sx={{mx: 1}}>{`${size} MB`}</Typography>}
    </TreeItemLabel>
  );
}

const itemSlots = {label: SizeLabel};
const FileRow = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function FileRow(props, ref) {
    const {size} = useTreeItemModel<FileItem>(props.itemId)!;
    const slotProps = {label: {size} as SizeLabelProps};
    return <TreeItem {...props} ref={ref} slots={itemSlots} slotProps={slotProps} />;
  },
);
// <RichTreeView items={files} slots={{item: FileRow}} />
// #endregion

const slots = {item: FileRow};

export default function LabelSlot() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      slots={slots}
      defaultExpandedItems={['launch', 'images']}
    />
  );
}
