import * as React from 'react';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {DataGrid, type GridColDef, type GridRenderCellParams} from '@mui/x-data-grid';

const rows = [
  {
    id: 48_000,
    requester: 'Ella Novak',
    message: 'The desk arrived with a scratched top. Can you send a new one?',
  },
  {id: 47_999, requester: 'Ben Carter', message: 'Thank you!'},
  {
    id: 47_998,
    requester: 'Gina Russo',
    message: 'I was charged twice for order 10042. Please refund one payment.',
  },
];

interface FullTextProps {
  anchor: HTMLElement;
  text: string;
  onClose: () => void;
}

/** Shows the text below its cell, and listens for Escape only while it's mounted. */
function FullText({anchor, text, onClose}: FullTextProps) {
  React.useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);

  return (
    <Popper open anchorEl={anchor} placement="bottom-start">
      <Paper elevation={3} sx={{p: 1, width: anchor.clientWidth, typography: 'body2'}}>
        {text}
      </Paper>
    </Popper>
  );
}

// #region preview
// value: 'The desk arrived…'. FullText, in the same file, is a Popper that closes on Escape.
function MessageCell({value, hasFocus}: GridRenderCellParams) {
  const textRef = React.useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = React.useCallback(() => setAnchor(null), []);
  const open = () => {
    const text = textRef.current;
    setAnchor(text && text.scrollWidth > text.clientWidth ? text : null);
  };
  React.useEffect(() => (hasFocus ? open() : close()), [hasFocus, close]);

  return (
    <div onMouseEnter={open} onMouseLeave={close}>
      <div ref={textRef} style={{overflow: 'hidden', textOverflow: 'ellipsis'}}>
        {value}
      </div>
      {anchor && <FullText anchor={anchor} text={value} onClose={close} />}
    </div>
  );
}
// #endregion

const columns: GridColDef[] = [
  {field: 'requester', headerName: 'Requester', width: 110},
  {
    field: 'message',
    headerName: 'Message',
    width: 180,
    renderCell: (params) => <MessageCell {...params} />,
  },
];

export default function LongText() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid aria-label="Tickets" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
