import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type {Order} from '../../../data/orders';

interface DeleteDialogProps {
  order: Order;
  /** Called after the closing transition if users confirm. */
  onDelete: () => void;
  /** Called after the closing transition if users cancel. */
  onCancel: () => void;
}

/** Asks whether to delete an order. Mount it to open it. */
export function DeleteDialog({order, onDelete, onCancel}: DeleteDialogProps) {
  const [answer, setAnswer] = React.useState<'delete' | 'cancel' | null>(null);

  return (
    <Dialog
      open={answer === null}
      role="alertdialog"
      aria-labelledby="delete-title"
      aria-describedby="delete-description"
      onClose={() => setAnswer('cancel')}
      slotProps={{
        transition: {onExited: answer === 'delete' ? onDelete : onCancel},
      }}
    >
      <DialogTitle id="delete-title">Delete order {order.id}?</DialogTitle>
      <DialogContent>
        <DialogContentText id="delete-description">
          {order.quantity} × {order.product} for {order.customer}. You can’t undo this.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setAnswer('cancel')}>Cancel</Button>
        <Button color="error" onClick={() => setAnswer('delete')}>
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  );
}
