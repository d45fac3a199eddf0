import * as React from 'react';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import type {TreeViewCancellableEvent} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {archive} from '../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …

const isTooShort = (label: string) => label.trim().length < 3;

const CheckedItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function CheckedItem(props, ref) {
    const {itemId, children} = props;
    const {interactions} = useTreeItemUtils({itemId, children});
    const [invalid, setInvalid] = React.useState(false);

    const handleKeyDown = (
      event: React.KeyboardEvent<HTMLInputElement> & TreeViewCancellableEvent,
    ) => {
      if (event.key === 'Enter' && isTooShort(event.currentTarget.value)) {
        event.defaultMuiPrevented = true;
        setInvalid(true);
      }
    };

    const handleBlur = (
      event: React.FocusEvent<HTMLInputElement> & TreeViewCancellableEvent,
    ) => {
      if (isTooShort(event.target.value)) {
        event.defaultMuiPrevented = true;
        interactions.handleCancelItemLabelEditing(event);
      }
      setInvalid(false);
    };

    return (
      <TreeItem
        {...props}
        ref={ref}
        slotProps={{
          labelInput: {
            onKeyDown: handleKeyDown,
            onBlur: handleBlur,
            'aria-invalid': invalid,
            'aria-label': invalid ? 'Label, at least three letters' : 'Label',
            style: invalid ? {outline: '2px solid #d32f2f'} : undefined,
          },
        }}
      />
    );
  },
);

export default function ValidateLabel() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      isItemEditable
      defaultExpandedItems={['logs']}
      slots={{item: CheckedItem}}
    />
  );
}
// #endregion
