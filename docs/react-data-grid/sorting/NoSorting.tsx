import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, rank: 1, page: '/pricing', visitors: 48_210},
  {id: 2, rank: 2, page: '/blog/launch', visitors: 31_645},
  {id: 3, rank: 3, page: '/docs', visitors: 22_907},
];

const columns: GridColDef[] = [
  {field: 'rank', headerName: 'Rank', type: 'number', width: 80},
  {field: 'page', headerName: 'Page', width: 150},
  {field: 'visitors', headerName: 'Visitors', type: 'number', width: 110},
];

// #region preview
// A row: {id: 1, rank: 1, page: '/pricing', visitors: 48210}
export default function NoSorting() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid
        aria-label="Most visited pages"
        rows={rows}
        columns={columns}
        disableColumnSorting
        hideFooter
      />
    </div>
  );
}
// #endregion
