import * as React from 'react';
import * as ReactDOM from 'react-dom';
import Button from '@mui/material/Button';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';
import {createEmployees, type Employee} from '../../data/employees';

const fetchEmployees = () =>
  new Promise<Employee[]>((resolve) => {
    setTimeout(() => resolve(createEmployees(100)), 1000);
  });

const columns: GridColDef<Employee>[] = [
  {field: 'name', headerName: 'Name'},
  {field: 'email', headerName: 'Email'},
  {field: 'jobTitle', headerName: 'Job title'},
];

export default function AutosizeAfterFetch() {
  // #region preview
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Employee[]>([]);
  const [loading, setLoading] = React.useState(false);

  const load = async () => {
    if (loading) {
      return;
    }
    setLoading(true);
    // [{id: 1, name: 'Maya Chen', email: 'maya.chen@example.com', …}, …]
    const employees = await fetchEmployees();
    // Renders the rows immediately…
    ReactDOM.flushSync(() => {
      setRows(employees);
      setLoading(false);
    });
    // …and measures them after the grid has updated its cells.
    setTimeout(() => apiRef.current?.autosizeColumns(), 0);
  };
  // #endregion

  return (
    <div style={{width: '100%'}}>
      {/* Not disabled while loading, because it would lose the focus. */}
      <Button variant="outlined" onClick={load}>
        Fetch employees
      </Button>
      <div style={{height: 372, marginTop: 8}}>
        <DataGrid
          aria-label="Employees"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={loading}
        />
      </div>
    </div>
  );
}
