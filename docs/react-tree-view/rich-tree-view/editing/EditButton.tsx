import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, TreeItemLabel, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import type {UseTreeItemLabelSlotOwnProps} from '@mui/x-tree-view/useTreeItem';
import {archive} from '../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …

interface LabelProps extends UseTreeItemLabelSlotOwnProps {
  onEdit: () => void;
}

function LabelWithButton({children, onEdit, ...other}: LabelProps) {
  return (
    <>
      <TreeItemLabel {...other}>{children}</TreeItemLabel>
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={`Rename ${children}`}
        onClick={onEdit}
      >
        <EditOutlinedIcon fontSize="inherit" />
      </IconButton>
    </>
  );
}

const ItemWithButton = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function ItemWithButton(props, ref) {
    const {itemId, children} = props;
    const {interactions} = useTreeItemUtils({itemId, children});
    const onEdit = (event: React.MouseEvent) => {
      // The click neither expands nor selects the item.
      event.stopPropagation();
      interactions.toggleItemEditing();
    };

    return (
      <TreeItem
        {...props}
        ref={ref}
        slots={{label: LabelWithButton}}
        slotProps={{label: {onEdit} as Partial<LabelProps>}}
      />
    );
  },
);

export default function EditButton() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      isItemEditable
      defaultExpandedItems={['logs']}
      slots={{item: ItemWithButton}}
    />
  );
}
// #endregion
