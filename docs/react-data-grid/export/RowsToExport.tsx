import {
  DataGrid,
  ExportCsv,
  gridDataRowIdsSelector,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  Toolbar,
  ToolbarButton,
  type DataGridProps,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(200);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130},
  {field: 'status', headerName: 'Status', width: 110},
];

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', status: 'Shipped', …}
const scopes: Record<string, GridCsvExportOptions['getRowsToExport']> = {
  Page: ({apiRef}) => gridPaginatedVisibleSortedGridRowIdsSelector(apiRef),
  Filtered: ({apiRef}) => gridFilteredSortedRowIdsSelector(apiRef),
  All: ({apiRef}) => gridDataRowIdsSelector(apiRef),
};

const ExportToolbar = () => (
  <Toolbar>
    {Object.entries(scopes).map(([label, getRowsToExport]) => (
      <ExportCsv
        key={label}
        options={{getRowsToExport}}
        render={<ToolbarButton size="small" />}
      >
        {label}
      </ExportCsv>
    ))}
  </Toolbar>
);
// #endregion

const slots = {toolbar: ExportToolbar};

const initialState: DataGridProps['initialState'] = {
  pagination: {paginationModel: {pageSize: 25}},
  filter: {
    filterModel: {items: [{field: 'status', operator: 'equals', value: 'Paid'}]},
  },
};

export default function RowsToExport() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        initialState={initialState}
      />
    </div>
  );
}
