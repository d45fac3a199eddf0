import * as React from 'react';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import type {TreeViewCancellableEvent} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {categories} from '../../data/categories';

type KeyEvent = React.KeyboardEvent<HTMLInputElement> & TreeViewCancellableEvent;
type BlurEvent = React.FocusEvent<HTMLInputElement> & TreeViewCancellableEvent;

const ValidatedItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function ValidatedItem(props, ref) {
    // #region preview
    const {itemId, children} = props;
    // KeyEvent, BlurEvent: React events of the text field, with `defaultMuiPrevented`
    const {interactions} = useTreeItemUtils({itemId, children});
    const [invalid, setInvalid] = React.useState(false);
    const isTooShort = (label: string) => label.trim().length < 3;
    const onKeyDown = (event: KeyEvent) => {
      if (event.key === 'Enter' && isTooShort(event.currentTarget.value)) {
        event.defaultMuiPrevented = true; // don't save; the field stays open
        setInvalid(true);
      }
    };

    const onBlur = (event: BlurEvent) => {
      if (isTooShort(event.target.value)) {
        event.defaultMuiPrevented = true; // don't save
        interactions.handleCancelItemLabelEditing(event);
      }
      setInvalid(false);
    };
    // <TreeItem slotProps={{labelInput: {onKeyDown, onBlur, 'aria-invalid': invalid}}} … />
    // #endregion

    return (
      <TreeItem
        {...props}
        ref={ref}
        slotProps={{
          labelInput: {
            onKeyDown,
            onBlur,
            'aria-invalid': invalid,
            'aria-label': invalid ? 'Label, at least three characters' : 'Label',
            style: invalid ? {outline: '2px solid #d32f2f'} : undefined,
          },
        }}
      />
    );
  },
);

const slots = {item: ValidatedItem};

export default function ValidateLabel() {
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
