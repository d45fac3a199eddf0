import * as React from 'react';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import type {TreeViewCancellableEvent} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {files} from '../../data/files';

// #region preview
type BlurEvent = React.FocusEvent<HTMLInputElement> & TreeViewCancellableEvent;

// files: [{id: 'hero', label: 'Hero.jpg', kind: 'image', size: 12}, …]
const CancelingItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function CancelingItem(props, ref) {
    const {itemId, children} = props;
    const {interactions} = useTreeItemUtils({itemId, children});

    const onBlur = (event: BlurEvent) => {
      event.defaultMuiPrevented = true; // don't save
      interactions.handleCancelItemLabelEditing(event);
    };

    const labelInput = {onBlur, 'aria-label': 'File name'};

    return <TreeItem {...props} ref={ref} slotProps={{labelInput}} />;
  },
);
// <RichTreeView items={files} isItemEditable slots={{item: CancelingItem}} />
// #endregion

const slots = {item: CancelingItem};

export default function CancelOnBlur() {
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
