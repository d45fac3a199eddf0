import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import {createEmployees, type Employee} from '../../data/employees';

const rows = createEmployees(100);

const columns: GridColDef<Employee>[] = [
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'office', headerName: 'Office', width: 130},
  {field: 'name', headerName: 'Name', flex: 1, minWidth: 140},
];

// #region preview
// `rows` and `columns` show employees: {name: 'Hannah Martinez', department: 'Design'}
export default function ControlledGrouping() {
  const [model, setModel] = React.useState<GridRowGroupingModel>(['department']);

  return (
    <div style={{width: '100%'}}>
      <Typography>Grouped by: {model.join(', then ') || 'nothing'}</Typography>
      <div style={{height: 420}}>
        <DataGridPremium
          aria-label="Employees"
          rows={rows}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
        />
      </div>
    </div>
  );
}
// #endregion
