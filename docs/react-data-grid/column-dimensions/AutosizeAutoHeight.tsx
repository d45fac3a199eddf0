import Button from '@mui/material/Button';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {
    id: 48_000,
    requester: 'Ella Novak',
    message: 'The desk arrived with a scratched top. Can you send a new one?',
  },
  {id: 47_999, requester: 'Ben Carter', message: 'Thank you!'},
  {
    id: 47_998,
    requester: 'Gina Russo',
    message: 'I was charged twice for order 10042. Please refund one payment.',
  },
];

const columns: GridColDef[] = [
  {field: 'requester', headerName: 'Requester'},
  {field: 'message', headerName: 'Message', maxWidth: 240},
];

// #region preview
// A column: {field: 'message', headerName: 'Message', maxWidth: 240}
export default function AutosizeAutoHeight() {
  const apiRef = useGridApiRef();
  const autosize = () => apiRef.current?.autosizeColumns({includeOutliers: true});

  return (
    <div style={{width: '100%'}}>
      <Button onClick={autosize}>Autosize</Button>
      <DataGrid
        aria-label="Tickets"
        apiRef={apiRef}
        rows={rows} // A row: {id: 48000, message: 'The desk arrived with…', …}
        columns={columns}
        getRowHeight={() => 'auto'}
        hideFooter
        sx={{height: 340, mt: 1}}
      />
    </div>
  );
}
// #endregion
