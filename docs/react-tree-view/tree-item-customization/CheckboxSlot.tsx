import * as React from 'react';
import Switch from '@mui/material/Switch';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import type {UseTreeItemCheckboxSlotOwnProps} from '@mui/x-tree-view/useTreeItem';
import {categories} from '../data/categories';

// #region preview
interface ToggleProps extends Omit<UseTreeItemCheckboxSlotOwnProps, 'ref'> {
  ownerState?: object;
}

const Toggle = React.forwardRef<HTMLButtonElement, ToggleProps>(function Toggle(
  {visible, indeterminate, ownerState, ...other},
  ref,
) {
  return visible ? <Switch {...other} ref={ref} size="small" /> : null;
});

const SwitchItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function SwitchItem(props, ref) {
    return <TreeItem {...props} ref={ref} slots={{checkbox: Toggle}} />;
  },
);
// <RichTreeView multiSelect checkboxSelection slots={{item: SwitchItem}} … />
// #endregion

const slots = {item: SwitchItem};

export default function CheckboxSlot() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      multiSelect
      checkboxSelection
      slots={slots}
      defaultExpandedItems={['electronics']}
      defaultSelectedItems={['phones']}
    />
  );
}
