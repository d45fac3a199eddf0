import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {answerPrompt} from '../data/assistant';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(500);

const slots = {aiAssistantPanel: GridAiAssistantPanel};
const suggestions = [
  {value: 'Total quantity by country, highest first'},
  {value: 'How many orders per status'},
  {value: 'Quantity under 5'},
];

// #region preview
// No column has examples. A row: {id: 10001, product: 'Standing desk', …}
const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', width: 180},
  {field: 'country', headerName: 'Country', width: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
  {field: 'status', headerName: 'Status', width: 110},
];

// To send sampled values, set one prop:
// <DataGridPremium allowAiAssistantDataSampling aiAssistant onPrompt={onPrompt} … />
// #endregion

export default function SampledValues() {
  return (
    <div style={{height: 520, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        aiAssistant
        allowAiAssistantDataSampling
        onPrompt={answerPrompt}
        aiAssistantSuggestions={suggestions}
        disablePivoting
        showToolbar
        slots={slots}
      />
    </div>
  );
}
