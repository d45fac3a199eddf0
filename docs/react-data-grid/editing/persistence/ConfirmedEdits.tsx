import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Keeper {
  id: number;
  name: string;
  tower: string;
}

// #region preview
const rows: Keeper[] = [
  {id: 1, name: 'Solveig', tower: 'Gull Point'},
  {id: 2, name: 'Amir', tower: 'Seal Bay'},
  {id: 3, name: 'Keiko', tower: 'North Pier'},
];

const columns: GridColDef<Keeper>[] = [
  {field: 'name', headerName: 'Name', editable: true, width: 130},
  {field: 'tower', headerName: 'Lighthouse', editable: true, width: 150},
];

interface Question {
  newRow: Keeper;
  oldRow: Keeper;
  resolve: (row: Keeper) => void;
}

export default function ConfirmedEdits() {
  const [question, setQuestion] = React.useState<Question | null>(null);
  const noButton = React.useRef<HTMLButtonElement>(null);

  const processRowUpdate = (newRow: Keeper, oldRow: Keeper) => {
    if (newRow.name === oldRow.name && newRow.tower === oldRow.tower) {
      return oldRow; // Nothing to confirm.
    }
    return new Promise<Keeper>((resolve) => {
      setQuestion({newRow, oldRow, resolve});
    });
  };
  const answer = (row: Keeper) => {
    question?.resolve(row);
    setQuestion(null);
  };

  return (
    <div style={{height: 310, width: '100%'}}>
      <DataGrid
        aria-label="Keepers"
        rows={rows}
        columns={columns}
        processRowUpdate={processRowUpdate}
      />
      {question && (
        <Dialog
          open
          aria-labelledby="confirm-title"
          onClose={() => answer(question.oldRow)}
          slotProps={{transition: {onEntered: () => noButton.current?.focus()}}}
        >
          <DialogTitle id="confirm-title">Save the change?</DialogTitle>
          <DialogContent>
            {question.oldRow.name}, {question.oldRow.tower} → {question.newRow.name},{' '}
            {question.newRow.tower}
          </DialogContent>
          <DialogActions>
            <Button ref={noButton} onClick={() => answer(question.oldRow)}>
              No
            </Button>
            <Button onClick={() => answer(question.newRow)}>Yes</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
// #endregion
