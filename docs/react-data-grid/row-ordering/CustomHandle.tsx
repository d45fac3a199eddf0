import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DragHandleIcon from '@mui/icons-material/DragHandle';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {departures, type Departure} from '../data/departures';

// #region preview
const rows = departures.slice(0, 6);

function HandleIcon({className}: {className?: string}) {
  return <DragHandleIcon className={className} fontSize="small" />;
}

export default function CustomHandle() {
  const apiRef = useGridApiRef();

  const columns: GridColDef<Departure>[] = [
    {field: 'route', headerName: 'Route', flex: 1, minWidth: 150},
    {
      field: 'first',
      headerName: 'First',
      width: 70,
      sortable: false,
      renderCell: ({id, hasFocus}) => (
        <IconButton
          aria-label="Move to the top"
          tabIndex={hasFocus ? 0 : -1}
          onClick={() => apiRef.current?.setRowIndex(id, 0)}
        >
          <ArrowUpwardIcon fontSize="small" />
        </IconButton>
      ),
    },
    {...GRID_REORDER_COL_DEF, width: 40},
  ];

  return (
    <Box sx={{height: 470, width: '100%'}}>
      <DataGridPro
        aria-label="Departures by priority"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        rowReordering
        disableColumnSorting
        slots={{rowReorderIcon: HandleIcon}}
        initialState={{pinnedColumns: {right: [GRID_REORDER_COL_DEF.field]}}}
      />
    </Box>
  );
}
// #endregion
