import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import MicIcon from '@mui/icons-material/Mic';
import MicOffIcon from '@mui/icons-material/MicOff';
import {
  IS_SPEECH_RECOGNITION_SUPPORTED,
  PromptFieldRecord,
} from '@mui/x-data-grid-premium';

/** Records the prompt if the browser supports speech recognition. */
export function VoiceButton({recording}: {recording: boolean}) {
  if (!IS_SPEECH_RECOGNITION_SUPPORTED) {
    return (
      <Tooltip title="This browser doesn’t support speech recognition">
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
