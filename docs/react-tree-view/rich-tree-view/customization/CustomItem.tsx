import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Typography from '@mui/material/Typography';
import {useTreeItemModel} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import {TreeItemIcon} from '@mui/x-tree-view/TreeItemIcon';
import {TreeItemProvider} from '@mui/x-tree-view/TreeItemProvider';
import {useTreeItem, type UseTreeItemParameters} from '@mui/x-tree-view/useTreeItem';
import {employees, type Employee} from '../../data/employees';

const EmployeeItem = React.forwardRef<HTMLLIElement, UseTreeItemParameters>(
  function EmployeeItem({id, itemId, label, disabled, children, ...other}, rootRef) {
    const item = useTreeItem({id, itemId, label, disabled, children, rootRef});
    const employee = useTreeItemModel<Employee>(itemId)!;

    // #region preview
    // item = useTreeItem({…, itemId, label, children, rootRef})
    // employee = useTreeItemModel<Employee>(itemId), such as {label: 'Maya Chen', jobTitle: 'CEO'}
    const row = (
      <TreeItemContent {...item.getContentProps()}>
        <TreeItemIconContainer {...item.getIconContainerProps()}>
          <TreeItemIcon status={item.status} />
        </TreeItemIconContainer>
        <Avatar sx={{width: 32, height: 32, fontSize: 14}} aria-hidden>
          {employee.label[0]}
        </Avatar>
        <TreeItemLabel {...item.getLabelProps()}>
          <Typography>{employee.label}</Typography>
          <Typography variant="body2" sx={{color: 'text.secondary'}}>
            {employee.jobTitle}
          </Typography>
        </TreeItemLabel>
      </TreeItemContent>
    );
    // #endregion

    return (
      <TreeItemProvider {...item.getContextProviderProps()}>
        <TreeItemRoot {...item.getRootProps(other)}>
          {row}
          {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
        </TreeItemRoot>
      </TreeItemProvider>
    );
  },
);

const slots = {item: EmployeeItem};

export default function CustomItem() {
  return (
    <RichTreeView
      aria-label="Org chart"
      items={employees}
      slots={slots}
      defaultExpandedItems={['maya']}
    />
  );
}
