import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import MailIcon from '@mui/icons-material/Mail';
import {
  DataGridPro,
  Toolbar,
  type GridColDef,
  type GridListViewColDef,
  type GridRenderCellParams,
  type GridSlotProps,
} from '@mui/x-data-grid-pro';

interface Employee {
  id: number;
  name: string;
  jobTitle: string;
  office: string;
}

const rows: Employee[] = [
  {id: 1, name: 'Maya Chen', jobTitle: 'Product designer', office: 'Toronto'},
  {id: 2, name: 'Diego Silva', jobTitle: 'Account executive', office: 'Austin'},
  {id: 3, name: 'Grace Okafor', jobTitle: 'Financial analyst', office: 'New York'},
  {id: 4, name: 'Hannah Kim', jobTitle: 'Software engineer', office: 'Chicago'},
  {id: 5, name: 'Omar Patel', jobTitle: 'QA engineer', office: 'Toronto'},
];

// Sorting, filtering, and the quick filter use these columns in both views.
const columns: GridColDef<Employee>[] = [
  {field: 'name', headerName: 'Name', flex: 1, minWidth: 120},
  {field: 'jobTitle', headerName: 'Job title', width: 150},
  {field: 'office', headerName: 'Office', width: 100},
];

function MessageButton({name, hasFocus}: {name: string; hasFocus: boolean}) {
  return (
    <IconButton
      aria-label={`Send a message to ${name}`}
      tabIndex={hasFocus ? 0 : -1}
      onClick={(event) => event.stopPropagation()} // Doesn't select the row.
      onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
    >
      <MailIcon />
    </IconButton>
  );
}

// #region preview
// A row: {id: 1, name: 'Maya Chen', jobTitle: 'Product designer', office: 'Toronto'}
function EmployeeCell({row, hasFocus}: GridRenderCellParams<Employee>) {
  return (
    <div style={{display: 'flex', gap: 16, alignItems: 'center', width: '100%'}}>
      <Avatar aria-hidden>{row.name.charAt(0)}</Avatar>
      <div style={{flex: 1, lineHeight: 1.4}}>
        {row.name}
        <div>{`${row.jobTitle}, ${row.office}`}</div>
      </div>
      <MessageButton name={row.name} hasFocus={hasFocus} />
    </div>
  );
}

// Pass it to the grid: <DataGridPro listView listViewColumn={listViewColumn} … />
const listViewColumn: GridListViewColDef<Employee> = {
  field: 'listColumn',
  display: 'flex',
  renderCell: (params) => <EmployeeCell {...params} />,
};
// #endregion

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    display?: 'list' | 'grid';
    onDisplayChange?: (display: 'list' | 'grid') => void;
  }
}

function DisplayToolbar({display, onDisplayChange}: GridSlotProps['toolbar']) {
  return (
    <Toolbar>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={display}
        onChange={(_event, nextDisplay: 'list' | 'grid' | null) =>
          nextDisplay && onDisplayChange?.(nextDisplay)
        }
      >
        <ToggleButton value="list">List</ToggleButton>
        <ToggleButton value="grid">Grid</ToggleButton>
      </ToggleButtonGroup>
    </Toolbar>
  );
}

const slots = {toolbar: DisplayToolbar};

export default function ListAndGrid() {
  const [display, setDisplay] = React.useState<'list' | 'grid'>('list');
  const isList = display === 'list';
  const slotProps = React.useMemo(
    () => ({toolbar: {display, onDisplayChange: setDisplay}}),
    [display],
  );

  return (
    <div style={{height: 500, width: '100%', maxWidth: 480}}>
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={columns}
        listView={isList}
        listViewColumn={listViewColumn}
        rowHeight={isList ? 64 : 52}
        slots={slots}
        slotProps={slotProps}
        showToolbar
      />
    </div>
  );
}
