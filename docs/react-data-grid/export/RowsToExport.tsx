import {
  DataGrid,
  ExportCsv,
  gridDataRowIdsSelector,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type GridCsvGetRowsToExportParams,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../data/orders';

// #region preview
const rows = createOrders(200);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130},
  {field: 'port', headerName: 'Port', width: 110},
];

const page = ({apiRef}: GridCsvGetRowsToExportParams) =>
  gridPaginatedVisibleSortedGridRowIdsSelector(apiRef);
const filtered = ({apiRef}: GridCsvGetRowsToExportParams) =>
  gridFilteredSortedRowIdsSelector(apiRef);
const all = ({apiRef}: GridCsvGetRowsToExportParams) => gridDataRowIdsSelector(apiRef);

function ExportToolbar() {
  return (
    <Toolbar>
      <ExportCsv
        options={{getRowsToExport: page}}
        render={<ToolbarButton size="small" />}
      >
        Page
      </ExportCsv>
      <ExportCsv
        options={{getRowsToExport: filtered}}
        render={<ToolbarButton size="small" />}
      >
        Filtered
      </ExportCsv>
      <ExportCsv
        options={{getRowsToExport: all}}
        render={<ToolbarButton size="small" />}
      >
        All
      </ExportCsv>
    </Toolbar>
  );
}

export default function RowsToExport() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        slots={{toolbar: ExportToolbar}}
        showToolbar
        initialState={{
          pagination: {paginationModel: {pageSize: 25}},
          filter: {
            filterModel: {
              items: [{field: 'port', operator: 'equals', value: 'Bergen'}],
            },
          },
        }}
      />
    </div>
  );
}
// #endregion
