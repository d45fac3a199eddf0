import {DataGridPro, type GridDataSource} from '@mui/x-data-grid-pro';
import {columns} from '../data/columns';
import {departures, type Departure} from '../data/departures';

// #region preview
/** Stands in for a server, which would do this in its database. */
const dataSource: GridDataSource = {
  async getRows({sortModel, paginationModel: {page, pageSize}}) {
    const [order] = sortModel;
    const sign = order?.sort === 'desc' ? -1 : 1;
    const key = order?.field as keyof Departure | undefined;
    const rows = key
      ? departures.toSorted((a, b) =>
          a[key] < b[key] ? -sign : a[key] > b[key] ? sign : 0,
        )
      : departures;
    return {
      rows: rows.slice(page * pageSize, (page + 1) * pageSize),
      rowCount: rows.length,
    };
  },
};

export default function ServedTimetable() {
  return (
    <div style={{height: 380, width: '100%'}}>
      <DataGridPro
        aria-label="Departures"
        columns={columns}
        unstable_dataSource={dataSource}
        pagination
        pageSizeOptions={[5]}
        initialState={{pagination: {paginationModel: {pageSize: 5}, rowCount: 0}}}
        disableColumnFilter
      />
    </div>
  );
}
// #endregion
