import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import type {TreeViewCancellableEvent} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, TreeItemLabel, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {TreeItemLabelInput} from '@mui/x-tree-view/TreeItemLabelInput';
import type {
  UseTreeItemLabelInputSlotOwnProps,
  UseTreeItemLabelSlotOwnProps,
} from '@mui/x-tree-view/useTreeItem';
import {files} from '../../data/files';

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

interface LabelInputProps extends UseTreeItemLabelInputSlotOwnProps {
  ownerState?: object;
  onSave: (event: React.MouseEvent, label: string) => void;
  onCancel: (event: React.MouseEvent) => void;
}

function LabelInputWithButtons({
  ownerState,
  onSave,
  onCancel,
  ...other
}: LabelInputProps) {
  return (
    <>
      <TreeItemLabelInput {...other} aria-label="File name" />
      <IconButton
        size="small"
        aria-label="Save"
        onClick={(event) => onSave(event, other.value ?? '')}
      >
        <CheckIcon fontSize="inherit" />
      </IconButton>
      <IconButton size="small" aria-label="Cancel" onClick={onCancel}>
        <CloseIcon fontSize="inherit" />
      </IconButton>
    </>
  );
}

const itemSlots = {label: LabelWithButton, labelInput: LabelInputWithButtons};

const preventDefault = (event: TreeViewCancellableEvent) => {
  event.defaultMuiPrevented = true;
};

const ItemWithIcons = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function ItemWithIcons(props, ref) {
    const {itemId, children} = props;
    const {interactions} = useTreeItemUtils({itemId, children});

    // #region preview
    // const {interactions} = useTreeItemUtils({itemId, children});
    // preventDefault: (event) => { event.defaultMuiPrevented = true; }
    // LabelProps and LabelInputProps: props of the slots, with onEdit, onSave, and onCancel
    const label: Partial<LabelProps> = {
      onDoubleClick: preventDefault, // doesn't start editing
      onEdit: (event) => {
        event.stopPropagation(); // neither selects nor expands the item
        interactions.toggleItemEditing();
      },
    };
    const labelInput: Partial<LabelInputProps> = {
      onBlur: preventDefault, // doesn't save
      onSave: (event, newLabel) => {
        event.stopPropagation();
        if (newLabel) interactions.handleSaveItemLabel(event, newLabel);
      },
      onCancel: (event) => {
        event.stopPropagation();
        interactions.handleCancelItemLabelEditing(event);
      },
    };
    // #endregion

    return (
      <TreeItem
        {...props}
        ref={ref}
        slots={itemSlots}
        slotProps={{
          label,
          labelInput: labelInput as React.InputHTMLAttributes<HTMLInputElement>,
        }}
      />
    );
  },
);

const slots = {item: ItemWithIcons};

export default function EditByIcons() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      isItemEditable
      slots={slots}
      defaultExpandedItems={['launch']}
    />
  );
}
