import {DataGrid} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
const initialState = {
  filter: {filterModel: {items: [], quickFilterValues: ['submarine']}},
};

export default function NoResults() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
// #endregion
