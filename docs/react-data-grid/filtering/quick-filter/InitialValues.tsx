import {DataGrid} from '@mui/x-data-grid';
import {departureColumns} from '../../data/departureColumns';
import {departures} from '../../data/departures';

// #region preview
export default function InitialValues() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {items: [], quickFilterValues: ['harbor', 'tern']},
          },
        }}
      />
    </div>
  );
}
// #endregion
