import * as React from 'react';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import type {TreeViewCancellableEvent} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {files} from '../../data/observatory';

// #region preview
// Items: {id: 'm31', label: 'Andromeda', kind: 'image', size: 48}, …

const CancellingItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function CancellingItem(props, ref) {
    const {itemId, children} = props;
    const {interactions} = useTreeItemUtils({itemId, children});

    const handleBlur = (
      event: React.FocusEvent<HTMLInputElement> & TreeViewCancellableEvent,
    ) => {
      event.defaultMuiPrevented = true; // don't save
      interactions.handleCancelItemLabelEditing(event);
    };

    return (
      <TreeItem
        {...props}
        ref={ref}
        slotProps={{labelInput: {onBlur: handleBlur, 'aria-label': 'File name'}}}
      />
    );
  },
);

export default function CancelOnBlur() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      isItemEditable
      slots={{item: CancellingItem}}
      defaultExpandedItems={['night']}
    />
  );
}
// #endregion
