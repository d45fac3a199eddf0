import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridAggregationFunctionDataSource,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import {createCatalog, type CatalogNode} from '../../data/catalog';
import {createServer} from '../../data/server';

const server = createServer(createCatalog());

const oneDigit = new Intl.NumberFormat('en-US', {maximumFractionDigits: 1});

const columns: GridColDef<CatalogNode>[] = [
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 110,
    // The grid also formats the averages with this function.
    valueFormatter: (value?: number | null) =>
      value == null ? '' : oneDigit.format(value),
  },
  {field: 'status', headerName: 'Status', width: 120},
];

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Product',
  flex: 1,
  minWidth: 160,
};

const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  avg: {columnTypes: ['number']},
  size: {hasCellUnit: false},
};

// #region preview
// A parent: {path: ['Chairs'], aggregates: {stock: 29.9, status: 92}, …}
const dataSource: GridDataSource = {
  getRows: async ({groupKeys = [], ...params}) => {
    const {rows, aggregates} = await server.children({
      path: groupKeys,
      sortModel: params.sortModel,
      filterModel: params.filterModel,
      aggregationModel: params.aggregationModel, // {stock: 'avg', status: 'size'}
    });
    return {rows, aggregateRow: {aggregates}};
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.descendantCount,
  getAggregatedValue: (row, field) => row.aggregates?.[field],
};
// #endregion

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: {model: {stock: 'avg', status: 'size'}},
};

export default function AggregatedTree() {
  return (
    <div style={{height: 480, width: '100%'}}>
      <DataGridPremium
        aria-label="Catalog"
        treeData
        columns={columns}
        groupingColDef={groupingColDef}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
      />
    </div>
  );
}
