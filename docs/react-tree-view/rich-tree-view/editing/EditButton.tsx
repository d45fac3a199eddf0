import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, TreeItemLabel, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import type {UseTreeItemLabelSlotOwnProps} from '@mui/x-tree-view/useTreeItem';
import {categories} from '../../data/categories';

interface LabelProps extends UseTreeItemLabelSlotOwnProps {
  onEdit: (event: React.MouseEvent) => void;
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

const itemSlots = {label: LabelWithButton};

// #region preview
// itemSlots: {label: LabelWithButton}, which renders
//   <TreeItemLabel … /> and <IconButton tabIndex={-1} onClick={onEdit} />
const ItemWithButton = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function ItemWithButton(props, ref) {
    const {itemId, children} = props;
    const {interactions} = useTreeItemUtils({itemId, children});

    const onEdit = (event: React.MouseEvent) => {
      event.stopPropagation(); // neither expands nor selects the item
      interactions.toggleItemEditing();
    };

    const label: Partial<LabelProps> = {onEdit};
    return <TreeItem {...props} ref={ref} slots={itemSlots} slotProps={{label}} />;
  },
);
// <RichTreeView isItemEditable slots={{item: ItemWithButton}} … />
// #endregion

const slots = {item: ItemWithButton};

export default function EditButton() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      isItemEditable
      defaultExpandedItems={['furniture']}
      slots={slots}
    />
  );
}
