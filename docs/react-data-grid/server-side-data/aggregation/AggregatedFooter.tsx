import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridAggregationFunctionDataSource,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../../data/orders';
import {createServer} from '../../data/server';

const server = createServer(createOrders(1_000));

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130},
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    editable: true,
    width: 130,
  },
];

// #region preview
const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  sum: {columnTypes: ['number']},
  avg: {columnTypes: ['number']},
  size: {hasCellUnit: false},
};

const dataSource: GridDataSource = {
  getRows: async ({aggregationModel, ...params}) => {
    // aggregationModel: {quantity: 'sum', customer: 'size'}
    const {rows, rowCount, aggregates} = await server.list({
      aggregationModel,
      paginationModel: params.paginationModel,
      sortModel: params.sortModel,
      filterModel: params.filterModel,
    });
    return {rows, rowCount, aggregateRow: aggregates}; // {quantity: 12160, customer: 1000}
  },
  getAggregatedValue: (row, field) => row[field],
  updateRow: ({updatedRow}) => server.update(updatedRow as Order),
};
// #endregion

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: {model: {quantity: 'sum', customer: 'size'}},
  pagination: {paginationModel: {pageSize: 20}, rowCount: 0},
};

export default function AggregatedFooter() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        pagination
        pageSizeOptions={[20]}
        initialState={initialState}
      />
    </div>
  );
}
