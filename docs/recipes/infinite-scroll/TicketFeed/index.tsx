import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  GridGetRowsError,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import type {Ticket} from '../../../data/tickets';
import {listTickets} from './server';

const columns: GridColDef<Ticket>[] = [
  {field: 'id', headerName: 'Ticket', width: 90},
  {field: 'subject', headerName: 'Subject', flex: 1, minWidth: 220},
  {field: 'requester', headerName: 'From', width: 130},
  {field: 'priority', headerName: 'Priority', width: 100},
];

// #region preview
const dataSource: GridDataSource = {
  getRows: async ({start, end, sortModel}) => {
    const offset = Number(start); // 0, 20, 40, …
    // A ticket: {id: 48000, subject: 'Order arrived damaged', priority: 'High', …}
    const rows = await listTickets(offset, end - offset + 1, sortModel);
    return {rows, rowCount: -1}; // Unknown: the grid asks until no row is left.
  },
};
// #endregion

// Without pages, this is the number of rows in a request.
const INITIAL_STATE = {pagination: {paginationModel: {pageSize: 20}}};

export default function TicketFeed() {
  const apiRef = useGridApiRef();
  const [failed, setFailed] = React.useState<GridGetRowsParams | null>(null);

  const handleError: DataGridProProps['onDataSourceError'] = (error) => {
    if (error instanceof GridGetRowsError) {
      setFailed(error.params);
      apiRef.current?.setLoading(false);
    }
  };

  const tryAgain = () => {
    setFailed(null);
    apiRef.current?.setLoading(true);
    apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, failed!);
    // The button disappears.
    apiRef.current?.setColumnHeaderFocus('id');
  };

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <div style={{height: 420}}>
        <DataGridPro
          aria-label="Support tickets"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={handleError}
          lazyLoading
          scrollEndThreshold={200}
          initialState={INITIAL_STATE}
          disableColumnFilter
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <div role="status" style={{minHeight: 48}}>
        {failed && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={tryAgain}>
                Try again
              </Button>
            }
          >
            Couldn’t load more tickets.
          </Alert>
        )}
      </div>
    </Stack>
  );
}
