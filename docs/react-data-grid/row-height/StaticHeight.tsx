import {DataGrid} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
export default function StaticHeight() {
  return (
    <div style={{height: 290, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        rowHeight={25}
      />
    </div>
  );
}
// #endregion
