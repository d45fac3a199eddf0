import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import SendIcon from '@mui/icons-material/Send';
import {PromptFieldSend} from '@mui/x-data-grid-premium';

export function SendButton() {
  return (
    <Tooltip title="Send">
      {/* A disabled button doesn't fire the events that the tooltip needs. */}
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
