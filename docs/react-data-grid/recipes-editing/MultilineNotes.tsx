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

// #region preview
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
            onChange={(event) => {
              setText(event.target.value);
              apiRef.current.setEditCellValue({
                id,
                field,
                value: event.target.value,
                debounceMs: 200,
              });
            }}
          />
        </Paper>
      </Popper>
    </div>
  );
}

const handleEditStop: GridEventListener<'cellEditStop'> = (params, event) => {
  if (params.reason === GridCellEditStopReasons.enterKeyDown && 'ctrlKey' in event) {
    event.defaultMuiPrevented = !event.ctrlKey && !event.metaKey;
  }
};

const columns: GridColDef[] = [
  {field: 'plant', headerName: 'Plant', width: 110},
  {
    field: 'note',
    headerName: 'Note',
    editable: true,
    display: 'flex',
    flex: 1,
    minWidth: 190,
    renderEditCell: (params) => <NoteEditor {...params} />,
  },
];

const rows = [
  {id: 1, plant: 'Tomato', note: 'Water in the morning. Tie the stems to the stakes.'},
  {id: 2, plant: 'Basil', note: 'Pinch the tips before it blooms.'},
  {id: 3, plant: 'Pepper', note: 'Needs more light. Move it to the south window.'},
];

export default function MultilineNotes() {
  return (
    <div style={{height: 350, width: '100%'}}>
      <DataGrid
        aria-label="Plants"
        rows={rows}
        columns={columns}
        onCellEditStop={handleEditStop}
      />
    </div>
  );
}
// #endregion
