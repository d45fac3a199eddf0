import * as React from 'react';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {answerPrompt} from '../data/assistant';
import {createOrders, type Order} from '../data/orders';

// #region preview
const rows = createOrders(500);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', width: 140},
  {field: 'port', headerName: 'Port', width: 110},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
  {field: 'status', headerName: 'Status', width: 110},
];

export default function SampledValues() {
  return (
    <div style={{height: 520, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        showToolbar
        disablePivoting
        aiAssistant
        allowAiAssistantDataSampling
        slots={{aiAssistantPanel: GridAiAssistantPanel}}
        onPrompt={answerPrompt}
        aiAssistantSuggestions={[
          {value: 'Total quantity by port, highest first'},
          {value: 'How many orders per status'},
          {value: 'Quantity under 5'},
        ]}
      />
    </div>
  );
}
// #endregion
