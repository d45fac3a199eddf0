import {DataGrid, gridClasses, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, name: 'Maya Chen', office: 'Toronto'},
  {id: 2, name: 'Diego Silva', office: 'Austin'},
  {id: 3, name: 'Grace Okafor', office: 'New York'},
];

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', width: 150},
  {field: 'office', headerName: 'Office', width: 130},
];

const sx = {
  boxShadow: 3,
  border: 2,
  borderColor: 'primary.main',
  [`& .${gridClasses.cell}:hover`]: {color: 'primary.main'},
};

// Render: <DataGrid sx={sx} … />
// #endregion

export default function SxBorder() {
  return (
    <div style={{height: 320, width: '100%', padding: 8}}>
      <DataGrid aria-label="Employees" rows={rows} columns={columns} sx={sx} />
    </div>
  );
}
