import * as React from 'react';
import {
  DataGridPro,
  type GridColDef,
  type GridPinnedColumnFields,
} from '@mui/x-data-grid-pro';
import {createEmployees, type Employee} from '../../data/employees';

const rows = createEmployees(20);

const columns: GridColDef<Employee>[] = [
  {field: 'name', headerName: 'Name', width: 140},
  {field: 'jobTitle', headerName: 'Job title', width: 180},
  {field: 'department', headerName: 'Department', width: 150},
  {field: 'office', headerName: 'Office', width: 150},
  {field: 'startDate', headerName: 'Start date', type: 'date', width: 150},
  {field: 'email', headerName: 'Email', width: 230},
];

// #region preview
// `rows` and `columns` show employees: {name: 'Hannah Martinez', department: 'Design'}
export default function ControlledPinning() {
  const [pinned, setPinned] = React.useState<GridPinnedColumnFields>({left: ['name']});

  return (
    <div style={{width: '100%'}}>
      <code>{JSON.stringify(pinned)}</code>
      <div style={{height: 372, marginTop: 8}}>
        <DataGridPro
          aria-label="Employees"
          rows={rows}
          columns={columns}
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
        />
      </div>
    </div>
  );
}
// #endregion
