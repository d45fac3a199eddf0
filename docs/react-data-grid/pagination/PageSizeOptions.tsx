import {DataGrid} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
export default function PageSizeOptions() {
  return (
    <div style={{height: 370, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        initialState={{pagination: {paginationModel: {pageSize: 5}}}}
        pageSizeOptions={[5, 10, {value: -1, label: 'All'}]}
      />
    </div>
  );
}
// #endregion
