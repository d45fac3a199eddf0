import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

const rows = [
  {id: 48_000, subject: 'Order arrived damaged', status: 'Open'},
  {id: 47_999, subject: 'Refund not received', status: 'Solved'},
  {id: 47_998, subject: 'Cannot sign in', status: 'Open'},
  {id: 47_997, subject: 'Missing parts in the package', status: 'Open'},
];

type Ticket = (typeof rows)[number];

// #region preview
// A row: {id: 48000, subject: 'Order arrived damaged', status: 'Open'}
function SolveButton({api, row, hasFocus}: GridRenderCellParams<Ticket>) {
  return (
    <Button
      tabIndex={hasFocus ? 0 : -1}
      disabled={row.status === 'Solved'}
      // Keeps the grid from handling Space.
      onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
      onClick={() => api.updateRows([{id: row.id, status: 'Solved'}])}
    >
      Solve
    </Button>
  );
}

function StatusHeader() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  return `Status (${entries.filter(({model}) => model.status === 'Open').length} open)`;
}
// #endregion

const columns: GridColDef<Ticket>[] = [
  {field: 'subject', headerName: 'Subject', flex: 1, minWidth: 180},
  {field: 'status', width: 140, renderHeader: () => <StatusHeader />},
  {
    field: 'solve',
    headerName: 'Solve',
    width: 100,
    display: 'flex',
    sortable: false,
    renderCell: (params) => <SolveButton {...params} />,
  },
];

export default function CellAndHeader() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid aria-label="Tickets" rows={rows} columns={columns} />
    </div>
  );
}
