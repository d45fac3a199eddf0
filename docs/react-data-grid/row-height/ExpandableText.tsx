import * as React from 'react';
import Link from '@mui/material/Link';
import {DataGrid, type GridColDef, type GridRenderCellParams} from '@mui/x-data-grid';

const text =
  'The order arrived on Monday, but one of the two boxes was open and the desk lamp was missing. I checked the delivery note, and it lists both items. Please send the lamp, or refund its price.';

const rows = Array.from({length: 50}, (_, index) => ({id: index + 1, message: text}));

interface MessageCellProps extends GridRenderCellParams {
  isOpen: boolean;
  onToggle: () => void;
}

// #region preview
// A row: {id: 1, message: 'The order arrived on Monday, but one of the …'}
const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 60;

function MessageCell({row, hasFocus, isOpen, onToggle}: MessageCellProps) {
  return (
    <div>
      {isOpen ? row.message : `${row.message.slice(0, 40)}…`}{' '}
      <Link
        component="button"
        aria-expanded={isOpen}
        tabIndex={hasFocus ? 0 : -1}
        onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
        onClick={onToggle}
      >
        {isOpen ? 'View less' : 'View more'}
      </Link>
    </div>
  );
}
// #endregion

const cellPadding = {
  '&.MuiDataGrid-root--densityCompact .MuiDataGrid-cell': {py: '8px'},
  '&.MuiDataGrid-root--densityStandard .MuiDataGrid-cell': {py: '15px'},
  '&.MuiDataGrid-root--densityComfortable .MuiDataGrid-cell': {py: '22px'},
};

export default function ExpandableText() {
  // The state is kept here, because the grid unmounts cells that scroll out of view.
  const [openIds, setOpenIds] = React.useState<number[]>([]);

  const columns = React.useMemo<GridColDef<(typeof rows)[number]>[]>(() => {
    const toggle = (id: number) =>
      setOpenIds((prev) =>
        prev.includes(id) ? prev.filter((openId) => openId !== id) : [...prev, id],
      );
    return [
      {field: 'id', headerName: 'Ticket', width: 80},
      {
        field: 'message',
        headerName: 'Message',
        flex: 1,
        minWidth: 200,
        renderCell: (params) => (
          <MessageCell
            {...params}
            isOpen={openIds.includes(params.row.id)}
            onToggle={() => toggle(params.row.id)}
          />
        ),
      },
    ];
  }, [openIds]);

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Messages"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        sx={cellPadding}
      />
    </div>
  );
}
