import {DataGridPro} from '@mui/x-data-grid-pro';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
export default function MultipleSelection() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        pagination
        initialState={{pagination: {paginationModel: {page: 0, pageSize: 5}}}}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
// #endregion
