import {DataGrid, GridToolbar} from '@mui/x-data-grid';
import {columns} from '../data/columns';
import {departures} from '../data/departures';

export default function FilteredGrid() {
  return (
    <div style={{height: 380, width: '100%'}}>
      {/* #region preview */}
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        slots={{toolbar: GridToolbar}}
        slotProps={{toolbar: {showQuickFilter: true}}}
        initialState={{
          filter: {
            filterModel: {items: [{field: 'passengers', operator: '>', value: 50}]},
          },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
