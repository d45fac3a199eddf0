import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface ServerControlsProps {
  /** How many requests have reached the server. */
  requests?: number;
  onFailChange?: (fails: boolean) => void;
  onRefetch?: () => void;
  onClearCache?: () => void;
}

/** The row above the grids of the demos that shows and changes how their server behaves. */
export function ServerControls({
  requests,
  onFailChange,
  onRefetch,
  onClearCache,
}: ServerControlsProps) {
  return (
    <div style={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8}}>
      {onFailChange && (
        <FormControlLabel
          control={<Switch onChange={(event) => onFailChange(event.target.checked)} />}
          label="Requests fail"
        />
      )}
      {onRefetch && <Button onClick={onRefetch}>Fetch again</Button>}
      {onClearCache && <Button onClick={onClearCache}>Clear the cache</Button>}
      {requests !== undefined && <span role="status">{`Requests: ${requests}`}</span>}
    </div>
  );
}
