import {DataGrid} from '@mui/x-data-grid';
import {columns} from '../data/columns';
import {departures} from '../data/departures';

export default function SortedGrid() {
  return (
    <div style={{height: 320, width: '100%'}}>
      {/* #region preview */}
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        initialState={{sorting: {sortModel: [{field: 'passengers', sort: 'desc'}]}}}
      />
      {/* #endregion */}
    </div>
  );
}
