import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  GridColumnMenu,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-pro';
import {departures, type Departure} from '../data/departures';

// #region preview
function MoveItems({colDef, onClick}: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const index = apiRef.current.getColumnIndex(colDef.field, false);
  const last = apiRef.current.getAllColumns().length - 1;

  const move = (event: React.MouseEvent, target: number) => {
    apiRef.current.setColumnIndex(colDef.field, target);
    onClick(event);
  };

  return [
    <MenuItem
      key="back"
      disabled={index === 0}
      onClick={(event) => move(event, index - 1)}
    >
      <ArrowBackIcon fontSize="small" sx={{mr: 1}} /> Move back
    </MenuItem>,
    <MenuItem
      key="next"
      disabled={index === last}
      onClick={(event) => move(event, index + 1)}
    >
      <ArrowForwardIcon fontSize="small" sx={{mr: 1}} /> Move forward
    </MenuItem>,
  ];
}

function MenuWithMove(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={{columnMenuMoveItems: MoveItems}} />;
}

const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel', width: 110},
  {field: 'route', headerName: 'Route', width: 190},
  {field: 'status', headerName: 'Status', width: 110},
];

export default function MoveButtons() {
  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGridPro
        aria-label="Departures"
        rows={departures}
        columns={columns}
        slots={{columnMenu: MenuWithMove}}
      />
    </div>
  );
}
// #endregion
