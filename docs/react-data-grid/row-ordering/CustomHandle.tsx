import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DragHandleIcon from '@mui/icons-material/DragHandle';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  type GridColDef,
  type GridRowOrderChangeParams,
} from '@mui/x-data-grid-pro';

interface Question {
  id: number;
  question: string;
}

const questions: Question[] = [
  {id: 1, question: 'How long does the delivery take?'},
  {id: 2, question: 'How can I return an item?'},
  {id: 3, question: 'Which payment methods can I use?'},
  {id: 4, question: 'How do I change my address?'},
];

/** Returns a copy of the rows in which one row is at another index. */
function moveRow(rows: Question[], oldIndex: number, targetIndex: number) {
  const order = [...rows];
  order.splice(targetIndex, 0, ...order.splice(oldIndex, 1));
  return order;
}

// #region preview
// A row: {id: 1, question: 'How long does the delivery take?'}
function HandleIcon({className}: {className?: string}) {
  return <DragHandleIcon className={className} fontSize="small" />;
}

const slots = {rowReorderIcon: HandleIcon};

const handleColumn: GridColDef = {...GRID_REORDER_COL_DEF, width: 40};

const initialState = {
  pinnedColumns: {right: [GRID_REORDER_COL_DEF.field]},
};
// #endregion

export default function CustomHandle() {
  const [rows, setRows] = React.useState(questions);

  const columns = React.useMemo<GridColDef<Question>[]>(() => {
    const moveToTop = (id: number) =>
      setRows((prev) =>
        moveRow(
          prev,
          prev.findIndex((row) => row.id === id),
          0,
        ),
      );
    return [
      {field: 'question', headerName: 'Question', flex: 1, minWidth: 180},
      {
        field: 'first',
        headerName: 'First',
        width: 70,
        display: 'flex',
        renderCell: ({row, hasFocus}) => (
          <IconButton
            aria-label={`Move to the top: ${row.question}`}
            tabIndex={hasFocus ? 0 : -1}
            onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
            onClick={() => moveToTop(row.id)}
          >
            <ArrowUpwardIcon fontSize="small" />
          </IconButton>
        ),
      },
      handleColumn,
    ];
  }, []);

  const handleRowOrderChange = ({oldIndex, targetIndex}: GridRowOrderChangeParams) =>
    setRows((prev) => moveRow(prev, oldIndex, targetIndex));

  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGridPro
        aria-label="Frequently asked questions"
        rows={rows}
        columns={columns}
        rowReordering
        onRowOrderChange={handleRowOrderChange}
        disableColumnSorting
        disableColumnFilter
        slots={slots}
        initialState={initialState}
      />
    </div>
  );
}
