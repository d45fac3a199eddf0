import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures, type Departure} from '../data/departures';

// #region preview
function DelayButton({api, row, hasFocus}: GridRenderCellParams<Departure>) {
  if (row.status === 'Canceled') {
    return null;
  }
  const status = row.status === 'Delayed' ? 'On time' : 'Delayed';
  return (
    <Button
      size="small"
      tabIndex={hasFocus ? 0 : -1}
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
  ...departureColumns.slice(0, 3),
  {field: 'status', width: 160, renderHeader: () => <StatusHeader />},
  {
    field: 'set',
    headerName: 'Set to',
    width: 120,
    renderCell: (params) => <DelayButton {...params} />,
  },
];
// #endregion

export default function CellAndHeader() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid rows={departures} columns={columns} />
    </div>
  );
}
