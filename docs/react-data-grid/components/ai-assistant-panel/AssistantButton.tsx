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
import {createOrders, type Order} from '../../../data/orders';

const rows = createOrders(200);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 190},
  {field: 'country', headerName: 'Country', width: 140},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
];

const suggestions = [
  {value: 'Sort by quantity, highest first'},
  {value: 'Total quantity by country'},
];

// #region preview
function AssistantToolbar() {
  return (
    <Toolbar aria-label="Orders">
      <Tooltip title="AI assistant">
        <AiAssistantPanelTrigger
          render={(props, {open}) => (
            <ToolbarButton {...props} color={open ? 'primary' : 'default'}>
              <AutoAwesomeIcon fontSize="small" />
            </ToolbarButton>
          )}
        />
      </Tooltip>
    </Toolbar>
  );
}

// Pass them to the grid, together with aiAssistant, onPrompt, and showToolbar.
const slots = {toolbar: AssistantToolbar, aiAssistantPanel: GridAiAssistantPanel};
// #endregion

export default function AssistantButton() {
  return (
    <div style={{height: 520, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        aiAssistant
        onPrompt={answerPrompt}
        aiAssistantSuggestions={suggestions}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
