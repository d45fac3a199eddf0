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
  {field: 'country', headerName: 'Country'},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 130},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 140},
];

const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  sum: {columnTypes: ['number']},
  max: {columnTypes: ['number', 'date', 'dateTime']},
  size: {hasCellUnit: false},
};

// #region preview
// A group: {groupKey: 'Canada', aggregates: {quantity: 24, total: 350401}, …}
const dataSource: GridDataSource = {
  getRows: async ({groupFields = [], groupKeys = [], ...params}) => {
    const {rows, aggregates} = await server.group({
      groupFields,
      groupKeys,
      sortModel: params.sortModel,
      filterModel: params.filterModel,
      aggregationModel: params.aggregationModel,
    });
    // The footer and the groups have the same shape: {aggregates: {…}}
    return {rows, aggregateRow: {aggregates}};
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.descendantCount,
  getAggregatedValue: (row, field) => row.aggregates?.[field],
};
// #endregion

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {flex: 1, minWidth: 160};

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: {model: ['country']},
  aggregation: {model: {quantity: 'max', total: 'sum'}},
  columns: {columnVisibilityModel: {country: false}},
};

export default function AggregatedGroups() {
  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by country"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        groupingColDef={groupingColDef}
        initialState={initialState}
      />
    </div>
  );
}
