import * as React from 'react';
import {DataGrid, type GridColDef, type GridDataSource} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';
import {createServer} from '../data/server';

// #region preview
const server = createServer(createParcels(10_000));

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120},
];

const dataSource: GridDataSource = {
  getRows: async ({sortModel, filterModel, paginationModel}) => {
    const {rows, rowCount} = await server.list({
      sortModel,
      filterModel,
      paginationModel,
    });
    return {rows, rowCount};
  },
};

export default function ServerGrid() {
  return (
    <div style={{height: 424, width: '100%'}}>
      <DataGrid
        aria-label="Parcels"
        columns={columns}
        dataSource={dataSource}
        initialState={{
          pagination: {paginationModel: {pageSize: 25}, rowCount: 0},
        }}
        pageSizeOptions={[25, 50, 100]}
        showToolbar
      />
    </div>
  );
}
// #endregion
