import {DataGrid} from '@mui/x-data-grid';
import {columns} from '../data/columns';
import {departures} from '../data/departures';

export default function PagedGrid() {
  return (
    <div style={{height: 380, width: '100%'}}>
      {/* #region preview */}
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        initialState={{pagination: {paginationModel: {page: 1, pageSize: 5}}}}
        pageSizeOptions={[5, 10, {value: -1, label: 'All'}]}
      />
      {/* #endregion */}
    </div>
  );
}
