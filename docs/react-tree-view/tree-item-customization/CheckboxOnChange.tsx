import * as React from 'react';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import type {TreeViewCancellableEvent} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';

const steps = [
  {
    id: 'packing',
    label: 'Packing',
    children: [
      {id: 'pick', label: 'Pick the items'},
      {id: 'pack', label: 'Pack the box'},
    ],
  },
  {
    id: 'shipping',
    label: 'Shipping',
    children: [{id: 'label', label: 'Print the label'}],
  },
];

type ChangeEvent = React.ChangeEvent<HTMLInputElement> & TreeViewCancellableEvent;

const StepItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function StepItem(props, ref) {
    const {itemId, children} = props;
    const {interactions, status} = useTreeItemUtils({itemId, children});

    // #region preview
    // ChangeEvent: React.ChangeEvent<HTMLInputElement> & TreeViewCancellableEvent
    // const {interactions, status} = useTreeItemUtils({itemId, children});
    const handleChange = (event: ChangeEvent) => {
      event.defaultMuiPrevented = true;
      if (event.target.checked) {
        interactions.handleCheckboxSelection(event); // only selects, never deselects
      }
    };

    // The keyboard selects items without the checkbox.
    const handleKeyDown = (event: React.KeyboardEvent & TreeViewCancellableEvent) => {
      const isToggle =
        event.key === ' ' || (event.key === 'Enter' && !status.expandable);
      if (isToggle && status.selected && event.target === event.currentTarget) {
        event.preventDefault();
        event.defaultMuiPrevented = true;
      }
    };
    // <TreeItem onKeyDown={handleKeyDown} slotProps={{checkbox: {onChange: handleChange}}} … />
    // #endregion

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

const slots = {item: StepItem};

export default function CheckboxOnChange() {
  return (
    <RichTreeView
      aria-label="Fulfillment checklist"
      items={steps}
      multiSelect
      checkboxSelection
      slots={slots}
      defaultExpandedItems={['packing', 'shipping']}
      defaultSelectedItems={['pick']}
    />
  );
}
