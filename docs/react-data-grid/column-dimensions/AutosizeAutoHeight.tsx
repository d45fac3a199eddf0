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

const getRowHeight = () => 'auto' as const;

// #region preview
// A row: {id: 48000, requester: 'Ella Novak', message: 'The desk arrived with…'}
const columns: GridColDef[] = [
  {field: 'requester', headerName: 'Requester'},
  {field: 'message', headerName: 'Message', maxWidth: 240},
];

export default function AutosizeAutoHeight() {
  const apiRef = useGridApiRef();
  const autosize = () => apiRef.current?.autosizeColumns({includeOutliers: true});
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <Button variant="outlined" onClick={autosize}>
        Autosize
      </Button>
      <div style={{height: 340, marginTop: 8}}>
        <DataGrid
          aria-label="Tickets"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          getRowHeight={getRowHeight}
          hideFooter
        />
      </div>
    </div>
  );
}
