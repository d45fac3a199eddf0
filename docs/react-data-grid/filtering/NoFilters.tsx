import {DataGrid} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
export default function NoFilters() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        disableColumnFilter
        showToolbar
      />
    </div>
  );
}
// #endregion
