import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel'},
  {field: 'route', headerName: 'Route', width: 190},
  {field: 'seats', headerName: 'Seats', type: 'number'},
  {field: 'status', headerName: 'Status'},
];

const notInPanel = ['vessel', 'status', GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD];

const getTogglableColumns = (all: GridColDef[]) =>
  all.map((column) => column.field).filter((field) => !notInPanel.includes(field));

export default function TogglableColumns() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {rowGrouping: {model: ['vessel']}},
  });

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        aria-label="Departures by vessel"
        apiRef={apiRef}
        rows={departures}
        columns={columns}
        initialState={initialState}
        showToolbar
        slotProps={{columnsManagement: {getTogglableColumns}}}
      />
    </div>
  );
}
// #endregion
