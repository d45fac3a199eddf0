import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import {createOrders} from '../../data/orders';
import {createServer} from '../data/server';
import {useServerPage} from '../data/useServerPage';

const server = createServer(createOrders(100));
const useOrders = (paginationModel: GridPaginationModel) =>
  useServerPage(server, {paginationModel});
const pageSizeOptions = [5];

// Sorting and filtering would apply only to the loaded page.
const loadedPageOnly = {sortable: false, filterable: false};

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Order', width: 90, ...loadedPageOnly},
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 150,
    ...loadedPageOnly,
  },
];

const nothing: GridRowSelectionModel = {type: 'include', ids: new Set()};

export default function ServerSelection() {
  // #region preview
  const [paginationModel, setPaginationModel] = React.useState({page: 0, pageSize: 5});
  const [selectionModel, setSelectionModel] = React.useState(nothing);
  // {rows: [{id: 10001, customer: 'Alder Clinics', …}, …], rowCount: 100, loading: false}
  const {rows, rowCount, loading} = useOrders(paginationModel);

  return (
    <div style={{height: 371, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        loading={loading}
        rowCount={rowCount}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={pageSizeOptions}
        checkboxSelection
        rowSelectionModel={selectionModel}
        onRowSelectionModelChange={setSelectionModel}
        keepNonExistentRowsSelected
      />
    </div>
  );
  // #endregion
}
