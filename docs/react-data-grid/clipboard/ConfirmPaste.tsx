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
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(50);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130, editable: true},
  {field: 'country', headerName: 'Country', width: 130, editable: true},
];

/** Simulates a request that saves a row. */
const processRowUpdate = (newRow: Order) =>
  new Promise<Order>((resolve) => {
    setTimeout(() => resolve(newRow), 1000);
  });

interface Question {
  rowCount: number;
  confirm: () => void;
  cancel: () => void;
}

export default function ConfirmPaste() {
  const [loading, setLoading] = React.useState(false);

  // #region preview
  // Pasted data: [['Alder Clinics', 'Mexico'], ['Cedar Health', 'Canada']]
  const [question, setQuestion] = React.useState<Question | null>(null);

  const askBeforePaste: DataGridPremiumProps['onBeforeClipboardPasteStart'] = ({
    data,
  }) =>
    new Promise<void>((resolve, reject) => {
      setQuestion({
        rowCount: data.length,
        confirm: resolve,
        cancel: () => reject(new Error('Canceled')),
      });
    }).finally(() => setQuestion(null));
  // #endregion

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
        onBeforeClipboardPasteStart={askBeforePaste}
        onClipboardPasteStart={() => setLoading(true)}
        onClipboardPasteEnd={() => setLoading(false)}
        ignoreValueFormatterDuringExport
      />
      {question && (
        <Dialog open onClose={question.cancel} aria-labelledby="paste-title">
          <DialogTitle id="paste-title">
            Paste {question.rowCount === 1 ? '1 row' : `${question.rowCount} rows`}?
          </DialogTitle>
          <DialogActions>
            <Button onClick={question.cancel}>Cancel</Button>
            <Button onClick={question.confirm}>Paste</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
