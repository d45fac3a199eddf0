import * as React from 'react';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Snackbar from '@mui/material/Snackbar';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import MicIcon from '@mui/icons-material/Mic';
import MicOffIcon from '@mui/icons-material/MicOff';
import SendIcon from '@mui/icons-material/Send';
import {
  DataGridPremium,
  IS_SPEECH_RECOGNITION_SUPPORTED,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {answerPrompt} from '../../data/assistant';
import {createParcels, type Parcel} from '../../data/parcels';

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
                      <Voice recording={recording} />
                    </InputAdornment>
                  ),
                  endAdornment: (
                    <InputAdornment position="end">
                      <Send />
                    </InputAdornment>
                  ),
                },
              }}
            />
          )}
        />
      </PromptField>
      <Snackbar
        open={message !== undefined}
        onClose={() => setMessage(undefined)}
        autoHideDuration={6000}
      >
        <Alert severity={message?.failed ? 'error' : 'success'}>{message?.text}</Alert>
      </Snackbar>
    </Toolbar>
  );
}

function Voice({recording}: {recording: boolean}) {
  if (!IS_SPEECH_RECOGNITION_SUPPORTED) {
    return (
      <Tooltip title="This browser doesn’t recognize speech">
        <MicOffIcon color="disabled" fontSize="small" />
      </Tooltip>
    );
  }
  return (
    <Tooltip title={recording ? 'Stop recording' : 'Record'}>
      <PromptFieldRecord
        render={
          <IconButton
            size="small"
            edge="start"
            aria-label="Record"
            color={recording ? 'primary' : 'default'}
          />
        }
      >
        <MicIcon fontSize="small" />
      </PromptFieldRecord>
    </Tooltip>
  );
}

function Send() {
  return (
    <Tooltip title="Send">
      {/* A disabled button has no events for the tooltip. */}
      <span>
        <PromptFieldSend
          render={<IconButton size="small" edge="end" aria-label="Send" />}
        >
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </span>
    </Tooltip>
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
