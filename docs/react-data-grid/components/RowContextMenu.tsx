import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
interface OpenMenu {
  id: number;
  left: number;
  top: number;
}

const statuses = ['On time', 'Delayed', 'Canceled'] as const;

export default function RowContextMenu() {
  const [rows, setRows] = React.useState(departures);
  const [menu, setMenu] = React.useState<OpenMenu | null>(null);

  const columns = React.useMemo<GridColDef<Departure>[]>(
    () => [
      {field: 'route', headerName: 'Route', flex: 1, minWidth: 160},
      {field: 'status', headerName: 'Status', width: 100},
      {
        field: 'more',
        headerName: 'More',
        width: 70,
        sortable: false,
        renderCell: ({row, tabIndex}) => (
          <IconButton
            size="small"
            aria-label={`Status of ${row.route}`}
            aria-haspopup="menu"
            tabIndex={tabIndex}
            onClick={(event) => {
              const {left, bottom} = event.currentTarget.getBoundingClientRect();
              setMenu({id: row.id, left, top: bottom});
            }}
          >
            <MoreVertIcon fontSize="small" />
          </IconButton>
        ),
      },
    ],
    [],
  );

  const openMenu = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const id = Number(event.currentTarget.dataset.id);
    setMenu({id, left: event.clientX, top: event.clientY});
  };

  const setStatus = (status: Departure['status']) => {
    setRows((all) => all.map((row) => (row.id === menu?.id ? {...row, status} : row)));
    setMenu(null);
  };

  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={rows}
        columns={columns}
        slotProps={{row: {onContextMenu: openMenu}}}
        hideFooter
      />
      <Menu
        open={menu !== null}
        onClose={() => setMenu(null)}
        anchorReference="anchorPosition"
        anchorPosition={menu ?? undefined}
      >
        {statuses.map((status) => (
          <MenuItem key={status} onClick={() => setStatus(status)}>
            {status}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
// #endregion
