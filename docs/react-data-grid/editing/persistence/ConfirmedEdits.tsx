import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Product {
  id: number;
  product: string;
  price: number;
}

const rows: Product[] = [
  {id: 1, product: 'Standing desk', price: 549},
  {id: 2, product: 'Office chair', price: 289},
  {id: 3, product: 'Desk lamp', price: 59},
];

const columns: GridColDef<Product>[] = [
  {field: 'product', headerName: 'Product', width: 160},
  {field: 'price', headerName: 'Price ($)', type: 'number', editable: true, width: 120},
];

interface Question {
  newRow: Product;
  oldRow: Product;
  resolve: (row: Product) => void;
}

export default function ConfirmedEdits() {
  const noButton = React.useRef<HTMLButtonElement>(null);

  // #region preview
  // A row: {id: 1, product: 'Standing desk', price: 549}
  const [question, setQuestion] = React.useState<Question | null>(null);

  const processRowUpdate = (newRow: Product, oldRow: Product) => {
    if (newRow.price === oldRow.price) {
      return oldRow; // Users changed nothing, so there is nothing to confirm.
    }
    return new Promise<Product>((resolve) => {
      setQuestion({newRow, oldRow, resolve});
    });
  };

  // The dialog calls `answer` with `question.newRow` or `question.oldRow`.
  const answer = (row: Product) => {
    question?.resolve(row);
    setQuestion(null);
  };
  // #endregion

  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
      {question && (
        <Dialog
          open
          aria-labelledby="confirm-title"
          onClose={() => answer(question.oldRow)}
          slotProps={{transition: {onEntered: () => noButton.current?.focus()}}}
        >
          <DialogTitle id="confirm-title">Change the price?</DialogTitle>
          <DialogContent>
            {question.newRow.product}: ${question.oldRow.price} → $
            {question.newRow.price}
          </DialogContent>
          <DialogActions>
            <Button ref={noButton} onClick={() => answer(question.oldRow)}>
              Keep old price
            </Button>
            <Button onClick={() => answer(question.newRow)}>Save new price</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
