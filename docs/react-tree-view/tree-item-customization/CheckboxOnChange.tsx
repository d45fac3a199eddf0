import * as React from 'react';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import type {TreeViewCancellableEvent} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';

// #region preview
const steps = [
  {
    id: 'before',
    label: 'Before the night',
    children: [
      {id: 'power', label: 'Power on'},
      {id: 'dome', label: 'Open the dome'},
    ],
  },
  {
    id: 'after',
    label: 'After the night',
    children: [{id: 'close', label: 'Close the dome'}],
  },
];

const StepItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function StepItem(props, ref) {
    const {itemId, children} = props;
    const {interactions, status} = useTreeItemUtils({itemId, children});

    // A step that is done stays done.
    const handleChange = (
      event: React.ChangeEvent<HTMLInputElement> & TreeViewCancellableEvent,
    ) => {
      event.defaultMuiPrevented = true;
      if (event.target.checked) {
        interactions.handleCheckboxSelection(event);
      }
    };

    // The keyboard selects without the checkbox.
    const handleKeyDown = (event: React.KeyboardEvent & TreeViewCancellableEvent) => {
      if (
        (event.key === ' ' || event.key === 'Enter') &&
        status.selected &&
        !status.expandable
      ) {
        event.preventDefault();
        event.defaultMuiPrevented = true;
      }
    };

    return (
      <TreeItem
        {...props}
        ref={ref}
        onKeyDown={handleKeyDown}
        slotProps={{checkbox: {onChange: handleChange}}}
      />
    );
  },
);

export default function CheckboxOnChange() {
  return (
    <RichTreeView
      aria-label="Checklist"
      items={steps}
      multiSelect
      checkboxSelection
      slots={{item: StepItem}}
      defaultExpandedItems={['before', 'after']}
      defaultSelectedItems={['power']}
    />
  );
}
// #endregion
