import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
function PageButtons() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Stack direction="row" sx={{p: 1, gap: 1, borderTop: 1, borderColor: 'divider'}}>
      <Button disabled={page === 0} onClick={() => apiRef.current.setPage(page - 1)}>
        Earlier
      </Button>
      <Button
        disabled={page === count - 1}
        onClick={() => apiRef.current.setPage(page + 1)}
      >
        Later
      </Button>
    </Stack>
  );
}

export default function PagedBoard() {
  return (
    <div style={{height: 326, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        slots={{footer: PageButtons}}
        initialState={{pagination: {paginationModel: {pageSize: 4}}}}
        pageSizeOptions={[4]}
      />
    </div>
  );
}
// #endregion
