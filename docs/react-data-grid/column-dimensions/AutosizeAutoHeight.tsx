import Button from '@mui/material/Button';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    path: 'Cliff',
    note: 'Closed after the storm until the railing has been repaired.',
  },
  {id: 2, path: 'Dunes', note: 'Open.'},
  {
    id: 3,
    path: 'Marsh',
    note: 'Open at low tide; the last boardwalk is under water at noon.',
  },
];

// #region preview
const columns: GridColDef[] = [
  {field: 'path', headerName: 'Path'},
  {field: 'note', headerName: 'Note', maxWidth: 240},
];

export default function AutosizeAutoHeight() {
  const apiRef = useGridApiRef();

  return (
    <div style={{width: '100%'}}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.autosizeColumns({includeOutliers: true})}
      >
        Autosize
      </Button>
      <div style={{height: 340, marginTop: 8}}>
        <DataGrid
          aria-label="Paths"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          getRowHeight={() => 'auto'}
          hideFooter
        />
      </div>
    </div>
  );
}
// #endregion
