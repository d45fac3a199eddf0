import * as React from 'react';
import {DataGrid, type GridColDef, type GridPaginationModel} from '@mui/x-data-grid';
import {createInvoices} from '../../data/invoices';
import {createServer} from '../data/server';
import {useServerPage} from '../data/useServerPage';

const server = createServer(createInvoices(48));
const useInvoices = (paginationModel: GridPaginationModel) =>
  useServerPage(server, {paginationModel});
const pageSizeOptions = [5, 10];

// Sorting and filtering would apply only to the loaded page.
const loadedPageOnly = {sortable: false, filterable: false};

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Invoice', width: 110, ...loadedPageOnly},
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 160,
    ...loadedPageOnly,
  },
];

// #region preview
export default function KnownRowCount() {
  const [paginationModel, setPaginationModel] = React.useState({page: 0, pageSize: 5});
  const {rows, rowCount, loading} = useInvoices(paginationModel); // rowCount: 48

  return (
    <div style={{height: 371, width: '100%'}}>
      <DataGrid
        aria-label="Invoices"
        rows={rows} // [{id: 'INV-1001', customer: 'Granite Insurance', …}, …]
        columns={columns}
        loading={loading}
        rowCount={rowCount}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={pageSizeOptions}
      />
    </div>
  );
}
// #endregion
