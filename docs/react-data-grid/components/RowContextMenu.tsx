import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createTickets, TICKET_STATUSES, type Ticket} from '../../data/tickets';

const tickets = createTickets(20);

interface OpenMenu {
  id: number;
  left: number;
  top: number;
}

function createColumns(onOpen: (menu: OpenMenu) => void): GridColDef<Ticket>[] {
  return [
    {field: 'subject', headerName: 'Subject', flex: 1, minWidth: 160},
    {field: 'status', headerName: 'Status', width: 100},
    {
      field: 'more',
      headerName: 'More',
      width: 70,
      display: 'flex',
      sortable: false,
      renderCell: ({row, hasFocus}) => (
        <IconButton
          size="small"
          aria-label={`Status of ticket ${row.id}`}
          aria-haspopup="menu"
          tabIndex={hasFocus ? 0 : -1}
          // Keeps the grid from handling Space.
          onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
          onClick={(event) => {
            const {left, bottom} = event.currentTarget.getBoundingClientRect();
            onOpen({id: row.id, left, top: bottom});
          }}
        >
          <MoreVertIcon fontSize="small" />
        </IconButton>
      ),
    },
  ];
}

// #region preview
function useRowMenu() {
  const [menu, setMenu] = React.useState<OpenMenu | null>(null);

  // Pass it to the grid: <DataGrid slotProps={slotProps} … />
  const slotProps = React.useMemo(
    () => ({
      row: {
        onContextMenu: (event: React.MouseEvent<HTMLElement>) => {
          event.preventDefault(); // Hides the menu of the browser.
          const id = Number(event.currentTarget.dataset.id);
          setMenu({id, left: event.clientX, top: event.clientY});
        },
      },
    }),
    [],
  );

  return {menu, setMenu, slotProps};
}
// #endregion

export default function RowContextMenu() {
  const [rows, setRows] = React.useState(tickets);
  const {menu, setMenu, slotProps} = useRowMenu();
  const columns = React.useMemo(() => createColumns(setMenu), [setMenu]);

  const setStatus = (status: Ticket['status']) => {
    setRows((prev) =>
      prev.map((row) => (row.id === menu?.id ? {...row, status} : row)),
    );
    setMenu(null);
  };

  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Tickets"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        hideFooter
      />
      <Menu
        open={menu !== null}
        onClose={() => setMenu(null)}
        anchorReference="anchorPosition"
        anchorPosition={menu ?? undefined}
      >
        {TICKET_STATUSES.map((status) => (
          <MenuItem key={status} onClick={() => setStatus(status)}>
            {status}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
