import * as React from 'react';
import Switch from '@mui/material/Switch';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import type {UseTreeItemCheckboxSlotOwnProps} from '@mui/x-tree-view/useTreeItem';
import {archive} from '../data/observatory';

interface ToggleProps extends UseTreeItemCheckboxSlotOwnProps {
  ownerState?: object;
}

// #region preview
function Toggle({visible, indeterminate, ref, ownerState, ...other}: ToggleProps) {
  return visible ? <Switch {...other} ref={ref} size="small" /> : null;
}

const SwitchItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function SwitchItem(props, ref) {
  return <TreeItem {...props} ref={ref} slots={{checkbox: Toggle}} />;
});
// #endregion

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
