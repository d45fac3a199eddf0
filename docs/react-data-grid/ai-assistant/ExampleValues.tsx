import {
  DataGridPremium,
  GridAiAssistantPanel,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {answerPrompt} from '../data/assistant';
import {createOrders, ORDER_STATUSES, type Order} from '../../data/orders';

const rows = createOrders(1_000);

const columns: GridColDef<Order>[] = [
  // #region preview
  {field: 'customer', headerName: 'Customer', width: 150, examples: ['Cedar Health']},
  {field: 'country', headerName: 'Country', width: 130, examples: ['Canada', 'Japan']},
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ORDER_STATUSES,
    examples: ['Pending', 'Paid', 'Shipped', 'Delivered', 'Returned'],
  },
  {
    field: 'quantity',
    headerName: 'Quantity',
    description: 'Number of pieces',
    type: 'number',
    examples: [3, 12, 24],
  },
  // #endregion
  {
    field: 'category',
    headerName: 'Category',
    width: 120,
    examples: ['Accessories', 'Electronics', 'Furniture', 'Lighting'],
  },
];

const slots = {aiAssistantPanel: GridAiAssistantPanel};
const suggestions = [
  {value: 'Furniture over 20 pieces'},
  {value: 'Sort by quantity, highest first'},
  {value: 'Average quantity by category'},
  {value: 'Pivot quantity by country and category'},
];

export default function ExampleValues() {
  const apiRef = useGridApiRef();

  const onPrompt: DataGridPremiumProps['onPrompt'] = (...params) => {
    // A response can turn on pivot mode, but it can't turn it off again.
    apiRef.current?.setPivotActive(false);
    return answerPrompt(...params);
  };

  return (
    <div style={{height: 520, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        showToolbar
        aiAssistant
        slots={slots}
        onPrompt={onPrompt}
        aiAssistantSuggestions={suggestions}
      />
    </div>
  );
}
