import * as React from 'react';
import Alert from '@mui/material/Alert';
import InputAdornment from '@mui/material/InputAdornment';
import Snackbar from '@mui/material/Snackbar';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  Toolbar,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {answerPrompt} from '../../../data/assistant';
import {createParcels, type Parcel} from '../../../data/parcels';
import {SendButton} from './SendButton';
import {VoiceButton} from './VoiceButton';

const rows = createParcels(200);
const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
  {field: 'country', headerName: 'Country', width: 110, examples: ['Italy', 'Norway']},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120},
];

// #region preview
function PromptToolbar() {
  const apiRef = useGridApiContext();
  const [message, setMessage] = React.useState<{text: string; failed: boolean}>();

  const submit = async (prompt: string) => {
    const answer = await apiRef.current.aiAssistant.processPrompt(prompt);
    const failed = answer instanceof Error; // Returned, not thrown.
    setMessage({text: failed ? answer.message : 'The grid has changed.', failed});
  };

  return (
    <Toolbar aria-label="Prompt" style={{justifyContent: 'center'}}>
      <PromptField onSubmit={submit} style={{width: '100%', maxWidth: 420}}>
        <PromptFieldControl
          render={({ref, slotProps: _slotProps, ...props}, {recording}) => (
            <TextField
              {...props}
              inputRef={ref}
              fullWidth
              size="small"
              placeholder={recording ? 'Listening…' : 'Sort by weight'}
              slotProps={{
                htmlInput: {'aria-label': 'Prompt'},
                input: {
                  startAdornment: (
                    <InputAdornment position="start">
                      <VoiceButton recording={recording} />
                    </InputAdornment>
                  ),
                  endAdornment: (
                    <InputAdornment position="end">
                      <SendButton />
                    </InputAdornment>
                  ),
                },
              }}
            />
          )}
        />
      </PromptField>
      {message && (
        <Snackbar open autoHideDuration={6000} onClose={() => setMessage(undefined)}>
          <Alert severity={message.failed ? 'error' : 'success'}>{message.text}</Alert>
        </Snackbar>
      )}
    </Toolbar>
  );
}

export default function ToolbarPrompt() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPremium
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        aiAssistant
        onPrompt={answerPrompt}
        slots={{toolbar: PromptToolbar}}
        showToolbar
      />
    </div>
  );
}
// #endregion
