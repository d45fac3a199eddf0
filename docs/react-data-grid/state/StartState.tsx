import {DataGrid} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

export default function StartState() {
  return (
    <div style={{height: 371, width: '100%'}}>
      {/* #region preview */}
      <DataGrid
        rows={departures}
        columns={departureColumns}
        initialState={{
          columns: {columnVisibilityModel: {vessel: false}},
          filter: {filterModel: {items: [{field: 'passengers', operator: '>', value: 30}]}},
          sorting: {sortModel: [{field: 'passengers', sort: 'desc'}]},
          pagination: {paginationModel: {pageSize: 5}},
        }}
        pageSizeOptions={[5, 10]}
      />
      {/* #endregion */}
    </div>
  );
}
