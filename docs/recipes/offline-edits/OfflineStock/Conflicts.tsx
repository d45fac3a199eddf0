import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {putEdit, removeEdit, type Queue} from './queue';

/** Lets users decide between their edits and newer values on the server. */
export function Conflicts({queue, onResolve}: {queue: Queue; onResolve: () => void}) {
  const conflicts = Object.entries(queue).flatMap(([id, {stock, conflict}]) =>
    conflict ? [{id, stock, conflict}] : [],
  );

  return (
    <Stack role="alert" sx={{gap: 1}}>
      {conflicts.map(({id, stock, conflict}) => {
        const keep = () => {
          putEdit(id, {stock, version: conflict.version});
          onResolve();
        };
        const discard = () => {
          removeEdit(id);
          onResolve();
        };
        return (
          <Alert key={id} severity="warning">
            {conflict.product}: you entered {stock}, but someone else entered{' '}
            {conflict.stock}.
            <div>
              <Button color="inherit" onClick={keep}>
                Keep {stock}
              </Button>
              <Button color="inherit" onClick={discard}>
                Use {conflict.stock}
              </Button>
            </div>
          </Alert>
        );
      })}
    </Stack>
  );
}
