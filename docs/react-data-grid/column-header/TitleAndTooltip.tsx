import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', width: 180},
  {
    field: 'passengers',
    headerName: 'Passengers on board',
    description: 'Passengers counted at the gate, without the crew',
    type: 'number',
    width: 130,
  },
];

export default function TitleAndTooltip() {
  return (
    <div style={{height: 266, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
// #endregion
