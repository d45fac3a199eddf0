import * as React from 'react';
import {DataGridPro, type GridColDef, type GridDataSource} from '@mui/x-data-grid-pro';
import {createReadings, type Reading} from '../../data/readings';
import {createServer} from '../../data/server';

// #region preview
const server = createServer(createReadings(100_000), {delay: 300});

const columns: GridColDef<Reading>[] = [
  {field: 'id', headerName: 'No.', width: 90},
  {field: 'temperature', headerName: 'Temp. (°C)', type: 'number', width: 110},
  {
    field: 'quality',
    headerName: 'Quality',
    type: 'singleSelect',
    valueOptions: ['Good', 'Suspect', 'Missing'],
    editable: true,
    flex: 1,
    minWidth: 100,
  },
];

const dataSource: GridDataSource = {
  getRows: async ({sortModel, filterModel, start, end}) => {
    const range = {start: Number(start), end};
    const {rows, rowCount} = await server.list({sortModel, filterModel, range});
    // A known count: the scrollbar covers all rows from the start.
    return {rows, rowCount};
  },
  updateRow: async ({updatedRow}) => server.update(updatedRow as Reading),
};

export default function ViewportLoading() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPro
        aria-label="Readings"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        initialState={{pagination: {paginationModel: {pageSize: 25}}}}
      />
    </div>
  );
}
// #endregion
