import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  DataGrid,
  GridCellEditStopReasons,
  useGridApiContext,
  type GridColDef,
  type GridEventListener,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const rows = [
  {id: 48_000, requester: 'Ella Novak', note: 'Replacement ships on Monday.'},
  {id: 47_999, requester: 'Ben Carter', note: 'Wants to change the address.'},
  {id: 47_998, requester: 'Gina Russo', note: 'Charged twice. Refund one payment.'},
];

/** A text area in a popup that is at least as wide as the column. */
function NoteEditor({id, field, value, colDef, hasFocus}: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState(value);
  const [cell, setCell] = React.useState<HTMLElement | null>(null);
  const [input, setInput] = React.useState<HTMLElement | null>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      input?.focus();
    }
  }, [hasFocus, input]);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const newValue = event.target.value;
    setText(newValue);
    apiRef.current.setEditCellValue({id, field, value: newValue, debounceMs: 200});
  };

  return (
    <div ref={setCell} style={{alignSelf: 'flex-start', width: '100%'}}>
      <Popper open={cell !== null} anchorEl={cell} placement="bottom-start">
        <Paper elevation={3} sx={{p: 1, minWidth: colDef.computedWidth}}>
          <InputBase
            multiline
            fullWidth
            rows={4}
            value={text}
            inputRef={setInput}
            inputProps={{'aria-label': 'Note'}}
            sx={{'& textarea': {resize: 'both'}}}
            onChange={handleChange}
          />
        </Paper>
      </Popper>
    </div>
  );
}

// #region preview
// A row: {id: 48000, requester: 'Ella Novak', note: 'Replacement ships on Monday.'}
const note: GridColDef = {
  field: 'note',
  editable: true,
  display: 'flex',
  flex: 1,
  renderEditCell: (params) => <NoteEditor {...params} />,
};

// Only Ctrl+Enter or Cmd+Enter saves. Enter adds a line.
const handleEditStop: GridEventListener<'cellEditStop'> = ({reason}, event) => {
  if (reason === GridCellEditStopReasons.enterKeyDown && 'ctrlKey' in event) {
    event.defaultMuiPrevented = !event.ctrlKey && !event.metaKey;
  }
};
// #endregion

const columns: GridColDef[] = [
  {field: 'requester', headerName: 'Requester', width: 110},
  {...note, headerName: 'Note', minWidth: 190},
];

export default function MultilineNotes() {
  return (
    <div style={{height: 350, width: '100%'}}>
      <DataGrid
        aria-label="Tickets"
        rows={rows}
        columns={columns}
        onCellEditStop={handleEditStop}
        hideFooter
      />
    </div>
  );
}
