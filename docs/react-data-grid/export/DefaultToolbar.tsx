import {DataGrid} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
export default function DefaultToolbar() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        showToolbar
        slotProps={{
          toolbar: {
            csvOptions: {fileName: 'departures', delimiter: ';', utf8WithBom: true},
          },
        }}
      />
    </div>
  );
}
// #endregion
