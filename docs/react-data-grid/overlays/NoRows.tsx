import {DataGrid} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';

// #region preview
const localeText = {noRowsLabel: 'No departures today'};

export default function NoRows() {
  return (
    <div style={{height: 260, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={[]}
        columns={departureColumns}
        localeText={localeText}
      />
    </div>
  );
}
// #endregion
