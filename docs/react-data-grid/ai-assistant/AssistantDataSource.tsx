import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridAggregationFunctionDataSource,
  type GridColDef,
  type GridDataSource,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import {answerPrompt} from '../data/assistant';
import {createServer} from '../data/server';
import {createInvoices, INVOICE_STATUSES, type Invoice} from '../../data/invoices';

const server = createServer(createInvoices(1_000));

const columns: GridColDef<Invoice>[] = [
  {field: 'id', headerName: 'Invoice', width: 110},
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'owner', headerName: 'Owner', width: 130},
  {field: 'status', headerName: 'Status', width: 110, examples: INVOICE_STATUSES},
  {field: 'amount', headerName: 'Amount ($)', type: 'number', width: 130},
];

// #region preview
const dataSource: GridDataSource = {
  getRows: async ({groupFields = [], groupKeys = [], ...params}) => {
    const isRoot = groupKeys.length === 0;
    // The models are those that the last prompt has set, such as
    // filterModel: {items: [{field: 'status', operator: 'equals', value: 'Overdue'}]}
    const {rows, rowCount, aggregates} = await server.group({
      groupFields,
      groupKeys,
      sortModel: params.sortModel,
      filterModel: params.filterModel,
      aggregationModel: params.aggregationModel,
      paginationModel: isRoot ? params.paginationModel : undefined,
    });
    return {rows, aggregateRow: {aggregates}, ...(isRoot && {rowCount})};
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.descendantCount,
  getAggregatedValue: (row, field) => row.aggregates?.[field],
};
// #endregion

const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  sum: {columnTypes: ['number']},
  avg: {columnTypes: ['number']},
  min: {columnTypes: ['number']},
  max: {columnTypes: ['number']},
  size: {hasCellUnit: false},
};

const initialState: GridInitialState = {
  pagination: {paginationModel: {pageSize: 20}, rowCount: 0},
};

const slots = {aiAssistantPanel: GridAiAssistantPanel};
const suggestions = [
  {value: 'Overdue invoices'},
  {value: 'Total amount by customer'},
  {value: 'Sort by amount, highest first'},
];

export default function AssistantDataSource() {
  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        aria-label="Invoices"
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={null}
        aggregationFunctions={aggregationFunctions}
        disablePivoting
        showToolbar
        pagination
        pageSizeOptions={[20]}
        initialState={initialState}
        aiAssistant
        slots={slots}
        onPrompt={answerPrompt}
        aiAssistantSuggestions={suggestions}
      />
    </div>
  );
}
