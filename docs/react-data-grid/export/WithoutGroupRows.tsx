import {
  DataGridPremium,
  ExportCsv,
  gridFilteredSortedRowIdsSelector,
  gridRowTreeSelector,
  Toolbar,
  ToolbarButton,
  type DataGridPremiumProps,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  {field: 'category', headerName: 'Category'},
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'quantity', headerName: 'Quantity', type: 'number'},
];

// #region preview
// A row: {id: 10001, category: 'Furniture', customer: 'Alder Clinics', quantity: 24, …}
const ordersOnly: GridCsvExportOptions = {
  getRowsToExport: ({apiRef}) => {
    const rowTree = gridRowTreeSelector(apiRef);
    return gridFilteredSortedRowIdsSelector(apiRef).filter(
      (id) => rowTree[id]?.type === 'leaf',
    );
  },
};

const ExportToolbar = () => (
  <Toolbar>
    <ExportCsv render={<ToolbarButton size="small" />}>With groups</ExportCsv>
    <ExportCsv options={ordersOnly} render={<ToolbarButton size="small" />}>
      Orders only
    </ExportCsv>
  </Toolbar>
);
// #endregion

const slots = {toolbar: ExportToolbar};

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: {model: ['category']},
  columns: {columnVisibilityModel: {category: false}},
};

export default function WithoutGroupRows() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by category"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        initialState={initialState}
      />
    </div>
  );
}
