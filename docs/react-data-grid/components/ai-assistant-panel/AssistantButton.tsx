import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import AutoAwesomeIcon from '@mui/icons-material/AutoAwesome';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {answerPrompt} from '../../data/assistant';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(200);
const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'port', headerName: 'Port', width: 110},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
];

// #region preview
function OrdersToolbar() {
  return (
    <Toolbar aria-label="Orders">
      <Tooltip title="AI assistant">
        <AiAssistantPanelTrigger
          render={(props, {open}) => (
            <ToolbarButton
              {...props}
              aria-label="AI assistant"
              color={open ? 'primary' : 'default'}
            >
              <AutoAwesomeIcon fontSize="small" />
            </ToolbarButton>
          )}
        />
      </Tooltip>
    </Toolbar>
  );
}

export default function AssistantButton() {
  return (
    <div style={{height: 520, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        aiAssistant
        onPrompt={answerPrompt}
        aiAssistantSuggestions={[
          {value: 'Sort by quantity, highest first'},
          {value: 'Total quantity by port'},
        ]}
        slots={{toolbar: OrdersToolbar, aiAssistantPanel: GridAiAssistantPanel}}
        showToolbar
      />
    </div>
  );
}
// #endregion
