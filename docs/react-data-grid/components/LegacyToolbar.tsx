import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarExport,
  GridToolbarFilterButton,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, name: 'Maya Chen', office: 'Toronto'},
  {id: 2, name: 'Diego Silva', office: 'Austin'},
  {id: 3, name: 'Grace Okafor', office: 'New York'},
];

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', flex: 1, minWidth: 150},
  {field: 'office', headerName: 'Office', width: 130},
];

// #region preview
// Every component in this toolbar is deprecated.
function OldToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
      <GridToolbarFilterButton />
      <GridToolbarDensitySelector slotProps={{tooltip: {title: 'Row density'}}} />
      <GridToolbarExport
        slotProps={{
          tooltip: {title: 'Export the employees'},
          button: {material: {variant: 'outlined'}},
        }}
      />
    </GridToolbarContainer>
  );
}

// Pass it to the grid: <DataGrid slots={slots} showToolbar … />
const slots = {toolbar: OldToolbar};
// #endregion

export default function LegacyToolbar() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
