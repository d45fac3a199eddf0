import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel'},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 130},
  {field: 'route', headerName: 'Route', width: 190},
];

export default function PremiumMenu() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: {model: ['vessel']},
      aggregation: {model: {passengers: 'avg'}},
    },
  });

  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Departures by vessel"
        apiRef={apiRef}
        rows={departures}
        columns={columns}
        initialState={initialState}
        groupingColDef={{headerName: 'Vessel', width: 150}}
      />
    </div>
  );
}
// #endregion
