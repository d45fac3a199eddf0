import * as React from 'react';
import Switch from '@mui/material/Switch';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import type {UseTreeItemCheckboxSlotOwnProps} from '@mui/x-tree-view/useTreeItem';
import {archive} from '../data/observatory';

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

// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function CheckboxSlot() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      multiSelect
      checkboxSelection
      slots={{item: SwitchItem}}
      defaultExpandedItems={['plates']}
      defaultSelectedItems={['moon']}
    />
  );
}
// #endregion
