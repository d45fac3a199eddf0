import {DataGridPro} from '@mui/x-data-grid-pro';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
export default function AlwaysMultiSorting() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        multipleColumnsSortingMode="always"
        initialState={{
          sorting: {
            sortModel: [
              {field: 'vessel', sort: 'asc'},
              {field: 'passengers', sort: 'desc'},
            ],
          },
        }}
      />
    </div>
  );
}
// #endregion
