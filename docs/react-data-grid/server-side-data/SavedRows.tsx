import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridUpdateRowParams,
} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';
import {createServer} from '../data/server';

// #region preview
const server = createServer(createParcels(500));

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', editable: true, flex: 1, minWidth: 140},
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    editable: true,
    width: 120,
  },
];

const dataSource: GridDataSource = {
  getRows: async ({sortModel, filterModel, paginationModel}) =>
    server.list({sortModel, filterModel, paginationModel}),
  // What the promise resolves with is the row that the grid shows.
  updateRow: async ({updatedRow}: GridUpdateRowParams) =>
    server.update(updatedRow as Parcel),
};

export default function SavedRows() {
  const apiRef = useGridApiRef();

  const reload = () => {
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows();
  };

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 440}}>
      <Button onClick={reload} style={{alignSelf: 'start'}}>
        Load the page again
      </Button>
      <DataGrid
        aria-label="Parcels"
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        initialState={{
          sorting: {sortModel: [{field: 'weight', sort: 'desc'}]},
          pagination: {paginationModel: {pageSize: 5}, rowCount: 0},
        }}
        pageSizeOptions={[5]}
      />
    </div>
  );
}
// #endregion
