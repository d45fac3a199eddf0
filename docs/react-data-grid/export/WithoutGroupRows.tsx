import {
  DataGridPremium,
  ExportCsv,
  gridFilteredSortedRowIdsSelector,
  gridRowTreeSelector,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type GridCsvGetRowsToExportParams,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../data/orders';

// #region preview
const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  {field: 'port', headerName: 'Port'},
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'quantity', headerName: 'Pieces', type: 'number'},
];

// Leaves out the rows of the groups.
const leaves = ({apiRef}: GridCsvGetRowsToExportParams) => {
  const tree = gridRowTreeSelector(apiRef);
  return gridFilteredSortedRowIdsSelector(apiRef).filter(
    (id) => tree[id]?.type === 'leaf',
  );
};

function ExportToolbar() {
  return (
    <Toolbar>
      <ExportCsv render={<ToolbarButton size="small" />}>With groups</ExportCsv>
      <ExportCsv
        options={{getRowsToExport: leaves}}
        render={<ToolbarButton size="small" />}
      >
        Orders only
      </ExportCsv>
    </Toolbar>
  );
}

export default function WithoutGroupRows() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by port"
        rows={rows}
        columns={columns}
        slots={{toolbar: ExportToolbar}}
        showToolbar
        initialState={{
          rowGrouping: {model: ['port']},
          columns: {columnVisibilityModel: {port: false}},
        }}
      />
    </div>
  );
}
// #endregion
