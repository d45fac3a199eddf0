import {DataGrid} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
export default function InitialPage() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        initialState={{
          pagination: {paginationModel: {page: 1, pageSize: 4}},
        }}
        pageSizeOptions={[4, 8]}
      />
    </div>
  );
}
// #endregion
