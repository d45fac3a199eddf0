import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = [
  {
    field: 'firstName',
    headerName: 'First name',
    sortable: false,
    flex: 1,
    minWidth: 110,
  },
  {field: 'ship', headerName: 'Ship', width: 110},
  {field: 'years', headerName: 'Years aboard', type: 'number', width: 130},
];

const rows = [
  {id: 1, firstName: 'Solveig', ship: 'Tern', years: 4},
  {id: 2, firstName: 'Amir', ship: 'Petrel', years: 11},
  {id: 3, firstName: 'Keiko', ship: 'Skua', years: 2},
  {id: 4, firstName: 'Bram', ship: 'Tern', years: 7},
];

function SortToolbar() {
  const apiRef = useGridApiContext();

  return (
    <Toolbar aria-label="Sort by first name">
      <ToolbarButton onClick={() => apiRef.current.sortColumn('firstName', 'asc')}>
        Ascending
      </ToolbarButton>
      <ToolbarButton onClick={() => apiRef.current.sortColumn('firstName', 'desc')}>
        Descending
      </ToolbarButton>
      <ToolbarButton onClick={() => apiRef.current.sortColumn('firstName', null)}>
        None
      </ToolbarButton>
    </Toolbar>
  );
}

export default function LockedColumn() {
  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGrid
        aria-label="Crew"
        rows={rows}
        columns={columns}
        slots={{toolbar: SortToolbar}}
        showToolbar
      />
    </div>
  );
}
// #endregion
