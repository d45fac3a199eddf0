import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {DataGrid, type GridColDef, type GridRenderCellParams} from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    path: 'Cliff',
    note: 'Closed after the storm until the railing has been repaired',
  },
  {id: 2, path: 'Dunes', note: 'Open'},
  {
    id: 3,
    path: 'Marsh',
    note: 'Open at low tide; the last boardwalk is flooded at high water',
  },
];

// #region preview
function NoteCell({value, colDef, hasFocus}: GridRenderCellParams) {
  const textRef = React.useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  const open = React.useCallback(() => {
    const text = textRef.current;
    if (text && text.scrollWidth > text.clientWidth) {
      setAnchor(text);
    }
  }, []);

  React.useEffect(() => {
    if (!anchor) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) =>
      event.key === 'Escape' && setAnchor(null);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [anchor]);

  React.useEffect(() => (hasFocus ? open() : setAnchor(null)), [hasFocus, open]);

  return (
    <Box onMouseEnter={open} onMouseLeave={() => setAnchor(null)}>
      <Box ref={textRef} sx={{overflow: 'hidden', textOverflow: 'ellipsis'}}>
        {value}
      </Box>
      <Popper open={Boolean(anchor)} anchorEl={anchor} placement="bottom-start">
        <Paper
          elevation={3}
          sx={{p: 1, width: colDef.computedWidth, typography: 'body2'}}
        >
          {value}
        </Paper>
      </Popper>
    </Box>
  );
}

const columns: GridColDef[] = [
  {field: 'path', headerName: 'Path', width: 100},
  {
    field: 'note',
    headerName: 'Note',
    width: 180,
    renderCell: (p) => <NoteCell {...p} />,
  },
];

export default function LongText() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid aria-label="Paths" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
// #endregion
