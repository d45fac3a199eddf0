import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
function DelayButton({api, row, hasFocus}: GridRenderCellParams<Departure>) {
  const status = row.status === 'Delayed' ? 'On time' : 'Delayed';
  return (
    <Button
      size="small"
      tabIndex={hasFocus ? 0 : -1}
      disabled={row.status === 'Canceled'}
      onClick={() => api.updateRows([{id: row.id, status}])}
    >
      {status}
    </Button>
  );
}

function StatusHeader() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const delayed = entries.filter(({model}) => model.status === 'Delayed').length;
  return `Status (${delayed} delayed)`;
}

const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 180},
  {field: 'status', width: 160, renderHeader: () => <StatusHeader />},
  {
    field: 'set',
    headerName: 'Set to',
    width: 120,
    renderCell: (params) => <DelayButton {...params} />,
  },
];

export default function CellAndHeader() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid aria-label="Departures" rows={departures} columns={columns} />
    </div>
  );
}
// #endregion
