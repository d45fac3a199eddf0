import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import {PromptFieldControl} from '@mui/x-data-grid-premium';
import {SendButton} from './SendButton';
import {VoiceButton} from './VoiceButton';

/** Renders the text field with the buttons to record and send. */
export function PromptInput() {
  return (
    <PromptFieldControl
      render={({ref, slotProps: _slotProps, ...props}, {recording}) => (
        <TextField
          {...props}
          inputRef={ref}
          fullWidth
          size="small"
          placeholder={recording ? 'Listening…' : 'Sort by total'}
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
  );
}
