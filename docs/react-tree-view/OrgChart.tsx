import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {useTreeItemModel} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {employees, type Employee} from './data/employees';

// #region preview
// Employee: {id: 'maya', label: 'Maya Chen', jobTitle: 'Chief executive officer', …}
const EmployeeItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function EmployeeItem(props, ref) {
    const {label, jobTitle} = useTreeItemModel<Employee>(props.itemId)!;
    const row = (
      <Box sx={{display: 'flex', alignItems: 'center', gap: 1.5, whiteSpace: 'nowrap'}}>
        <Avatar aria-hidden sx={{width: 28, height: 28, fontSize: 14}}>
          {label[0]}
        </Avatar>
        {label}
        <Typography variant="body2" noWrap sx={{color: 'text.secondary'}}>
          {jobTitle}
        </Typography>
      </Box>
    );
    return <TreeItem {...props} ref={ref} label={row} />;
  },
);
// employees: Employee[]
// <RichTreeView items={employees} slots={{item: EmployeeItem}} multiSelect />
// #endregion

const slots = {item: EmployeeItem};

export default function OrgChart() {
  return (
    <RichTreeView
      aria-label="Org chart"
      items={employees}
      slots={slots}
      multiSelect
      itemChildrenIndentation={24}
      defaultExpandedItems={['maya', 'marcus', 'hannah']}
      defaultSelectedItems={['grace']}
    />
  );
}
