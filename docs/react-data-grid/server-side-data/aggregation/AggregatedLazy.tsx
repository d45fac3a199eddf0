import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridAggregationFunctionDataSource,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import {createInvoices, type Invoice} from '../../../data/invoices';
import {createServer} from '../../data/server';

const server = createServer(createInvoices(10_000));

const columns: GridColDef<Invoice>[] = [
  {field: 'id', headerName: 'Invoice', width: 110},
  {field: 'issuedOn', headerName: 'Issued', type: 'date', flex: 1, minWidth: 110},
  {field: 'amount', headerName: 'Amount ($)', type: 'number', width: 130},
];

const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  min: {columnTypes: ['number', 'date', 'dateTime']},
  max: {columnTypes: ['number', 'date', 'dateTime']},
};

// #region preview
const dataSource: GridDataSource = {
  getRows: async ({start, end, sortModel, filterModel, aggregationModel}) => {
    const {rows, rowCount, aggregates} = await server.list({
      range: {start: Number(start), end}, // {start: 0, end: 24}
      sortModel,
      filterModel,
      aggregationModel, // {amount: 'max'}
    });
    // The aggregates cover all invoices, not only those of the range.
    return {rows, rowCount, aggregateRow: aggregates};
  },
  getAggregatedValue: (row, field) => row[field],
};
// #endregion

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: {model: {amount: 'max'}},
  pagination: {paginationModel: {pageSize: 25}},
};

export default function AggregatedLazy() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Invoices"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        lazyLoading
        initialState={initialState}
      />
    </div>
  );
}
