import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, name: 'Maya Chen', department: 'Engineering'},
  {id: 2, name: 'Omar Davis', department: 'Sales'},
  {id: 3, name: 'Priya Patel', department: 'Design'},
  {id: 4, name: 'Ethan Kim', department: 'Engineering'},
];

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', width: 150},
  {field: 'department', headerName: 'Department', width: 150},
];

export default function CheckboxSelection() {
  const [hasCheckboxes, setHasCheckboxes] = React.useState(true);
  const [isSingle, setIsSingle] = React.useState(false);

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={hasCheckboxes}
            onChange={(_event, checked) => setHasCheckboxes(checked)}
          />
        }
        label="checkboxSelection"
      />
      <FormControlLabel
        control={
          <Switch
            checked={isSingle}
            onChange={(_event, checked) => setIsSingle(checked)}
          />
        }
        label="disableMultipleRowSelection"
      />
      <div style={{height: 320}}>
        {/* #region preview */}
        {/* A row: {id: 1, name: 'Maya Chen', department: 'Engineering'} */}
        <DataGrid
          aria-label="Employees"
          rows={rows}
          columns={columns}
          checkboxSelection={hasCheckboxes}
          disableMultipleRowSelection={isSingle}
        />
        {/* #endregion */}
      </div>
    </div>
  );
}
