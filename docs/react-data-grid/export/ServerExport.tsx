import * as React from 'react';
import {
  DataGridPro,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../data/orders';
import {createServer} from '../data/server';
import {useServerPage} from '../data/useServerPage';

const server = createServer(createOrders(100));

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 110},
];

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', total: 13176, …}
function useExportAll() {
  const apiRef = useGridApiContext();

  return async () => {
    apiRef.current.setLoading(true);
    try {
      const {rows} = await server.list(); // All pages of the server.
      const extraRows = rows.filter(({id}) => !apiRef.current.getRow(id));
      apiRef.current.updateRows(extraRows);
      apiRef.current.exportDataAsCsv({fileName: 'orders'});
      apiRef.current.updateRows(extraRows.map(({id}) => ({id, _action: 'delete'})));
    } finally {
      apiRef.current.setLoading(false);
    }
  };
}
// #endregion

function ExportToolbar() {
  const exportAll = useExportAll();

  return (
    <Toolbar>
      <ToolbarButton onClick={exportAll}>Export all pages</ToolbarButton>
    </Toolbar>
  );
}

const slots = {toolbar: ExportToolbar};

export default function ServerExport() {
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });
  const {rows, rowCount, loading} = useServerPage(server, {paginationModel});

  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        rowCount={rowCount}
        columns={columns}
        loading={loading}
        pagination
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[5]}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
