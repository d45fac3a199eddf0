import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../data/orders';

// #region preview
const rows = createOrders(50);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130, editable: true},
  {field: 'port', headerName: 'Port', width: 110, editable: true},
];

// Simulates a request to your server.
const processRowUpdate = (row: Order) =>
  new Promise<Order>((resolve) => {
    setTimeout(() => resolve(row), 1000);
  });

interface Question {
  lines: number;
  confirm: () => void;
  cancel: () => void;
}

export default function ConfirmPaste() {
  const [question, setQuestion] = React.useState<Question | null>(null);
  const [loading, setLoading] = React.useState(false);

  const handleBeforePaste: DataGridPremiumProps['onBeforeClipboardPasteStart'] = ({
    data,
  }) =>
    new Promise<void>((resolve, reject) => {
      setQuestion({
        lines: data.length,
        confirm: resolve,
        cancel: () => reject(new Error()),
      });
    }).finally(() => setQuestion(null));

  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        loading={loading}
        cellSelection
        disableRowSelectionOnClick
        processRowUpdate={processRowUpdate}
        onBeforeClipboardPasteStart={handleBeforePaste}
        onClipboardPasteStart={() => setLoading(true)}
        onClipboardPasteEnd={() => setLoading(false)}
        ignoreValueFormatterDuringExport
      />
      {question && (
        <Dialog open onClose={question.cancel}>
          <DialogTitle>Paste {question.lines} rows?</DialogTitle>
          <DialogActions>
            <Button onClick={question.cancel}>Cancel</Button>
            <Button onClick={question.confirm}>Paste</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
// #endregion
