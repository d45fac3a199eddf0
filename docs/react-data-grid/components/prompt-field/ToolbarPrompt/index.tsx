import * as React from 'react';
import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import {
  DataGridPremium,
  PromptField,
  Toolbar,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {answerPrompt} from '../../../data/assistant';
import {createOrders, type Order} from '../../../../data/orders';
import {PromptInput} from './PromptInput';

const rows = createOrders(200);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'country', headerName: 'Country', width: 140, examples: ['Canada', 'Japan']},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

// #region preview
function PromptToolbar() {
  const apiRef = useGridApiContext();
  const [message, setMessage] = React.useState<{text: string; failed: boolean}>();

  const submit = async (prompt: string) => {
    const answer = await apiRef.current.aiAssistant.processPrompt(prompt);
    const failed = answer instanceof Error; // The error is returned, not thrown.
    setMessage({text: failed ? answer.message : 'The grid was updated.', failed});
  };

  return (
    <Toolbar aria-label="Prompt" style={{justifyContent: 'center'}}>
      <PromptField onSubmit={submit} style={{width: '100%', maxWidth: 420}}>
        {/* Renders PromptFieldControl, PromptFieldRecord, and PromptFieldSend. */}
        <PromptInput />
      </PromptField>
      {message && (
        <Snackbar open autoHideDuration={6000} onClose={() => setMessage(undefined)}>
          <Alert severity={message.failed ? 'error' : 'success'}>{message.text}</Alert>
        </Snackbar>
      )}
    </Toolbar>
  );
}
// #endregion

const slots = {toolbar: PromptToolbar};

export default function ToolbarPrompt() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        aiAssistant
        onPrompt={answerPrompt}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
