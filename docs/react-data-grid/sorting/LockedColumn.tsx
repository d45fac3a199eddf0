import Button from '@mui/material/Button';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, firstName: 'Maya', office: 'Toronto', startYear: '2021'},
  {id: 2, firstName: 'Diego', office: 'Austin', startYear: '2024'},
  {id: 3, firstName: 'Grace', office: 'New York', startYear: '2022'},
  {id: 4, firstName: 'Liam', office: 'Austin', startYear: '2019'},
];

const columns: GridColDef[] = [
  {field: 'firstName', headerName: 'First name', sortable: false, width: 120},
  {field: 'office', headerName: 'Office', width: 120},
  {field: 'startYear', headerName: 'Start year', width: 110},
];

// #region preview
// A row: {firstName: 'Maya', …}. The firstName column has sortable: false.
function SortToolbar() {
  const apiRef = useGridApiContext();
  const sort = (direction: 'asc' | 'desc' | null) =>
    apiRef.current.sortColumn('firstName', direction);

  return (
    <Toolbar aria-label="Sort by first name">
      <ToolbarButton render={<Button />} onClick={() => sort('asc')}>
        Ascending
      </ToolbarButton>
      <ToolbarButton render={<Button />} onClick={() => sort('desc')}>
        Descending
      </ToolbarButton>
      <ToolbarButton render={<Button />} onClick={() => sort(null)}>
        None
      </ToolbarButton>
    </Toolbar>
  );
}
// #endregion

export default function LockedColumn() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        slots={{toolbar: SortToolbar}}
        showToolbar
        hideFooter
      />
    </div>
  );
}
