import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef, type GridPaginationModel} from '@mui/x-data-grid';
import {createInvoices} from '../../data/invoices';
import {createServer} from '../data/server';
import {useServerPage} from '../data/useServerPage';

const server = createServer(createInvoices(48));
const useInvoices = (paginationModel: GridPaginationModel) =>
  useServerPage(server, {paginationModel});
const pageSizeOptions = [10];

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

/** Fetches a page, and returns its rows and the other props of the grid for this page. */
function useInvoicePages() {
  const [paginationModel, setPaginationModel] = React.useState({page: 0, pageSize: 10});
  const {rows, hasNextPage, loading} = useInvoices(paginationModel);
  const pageProps = {
    rows,
    columns,
    loading,
    paginationModel,
    onPaginationModelChange: setPaginationModel,
    pageSizeOptions,
    paginationMode: 'server',
    'aria-label': 'Invoices',
  } as const;
  const paginationMeta = React.useMemo(() => ({hasNextPage}), [hasNextPage]);
  return {pageProps, paginationMeta};
}

// #region preview
// pageProps: {rows: [{id: 'INV-1001', …}, …], columns, paginationMode: 'server', …}
export default function EstimatedRowCount() {
  const [rowCount, setRowCount] = React.useState(-1);
  const {pageProps, paginationMeta} = useInvoicePages(); // {hasNextPage: true}

  return (
    <Stack spacing={1} sx={{width: '100%', alignItems: 'flex-start'}}>
      <Button onClick={() => setRowCount(48)}>Count the rows</Button>
      <div style={{height: 372, width: '100%'}}>
        <DataGrid
          {...pageProps}
          rowCount={rowCount}
          onRowCountChange={setRowCount}
          estimatedRowCount={35}
          paginationMeta={paginationMeta}
        />
      </div>
    </Stack>
  );
}
// #endregion
