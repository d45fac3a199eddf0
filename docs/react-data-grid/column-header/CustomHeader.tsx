import Box from '@mui/material/Box';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, name: 'Maya Chen', rating: 5},
  {id: 2, name: 'Diego Silva', rating: 3},
];

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', width: 150},
  {
    field: 'rating',
    headerName: 'Rating',
    width: 130,
    renderHeader: ({colDef}) => (
      <Box component="span" sx={{overflow: 'hidden', textOverflow: 'ellipsis'}}>
        <strong>{colDef.headerName}</strong> <span aria-hidden>⭐</span>
      </Box>
    ),
  },
];
// #endregion

export default function CustomHeader() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid aria-label="Employees" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
