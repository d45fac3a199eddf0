import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import ClearIcon from '@mui/icons-material/Clear';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';

type Side = 'top' | 'bottom';

interface Ticket {
  id: number;
  subject: string;
  requester: string;
  side?: Side;
}

const initialTickets: Ticket[] = [
  {id: 48_000, subject: 'Refund not received', requester: 'Ella Novak', side: 'top'},
  {id: 47_999, subject: 'Cannot sign in', requester: 'Ben Carter'},
  {id: 47_998, subject: 'Missing parts', requester: 'Gina Russo'},
  {id: 47_997, subject: 'Cancel my order', requester: 'David Park', side: 'bottom'},
  {id: 47_996, subject: 'Wrong amount', requester: 'Ava Thompson'},
  {id: 47_995, subject: 'Discount code', requester: 'Farid Haddad'},
  {id: 47_994, subject: 'Damaged desk', requester: 'Henry Walsh'},
  {id: 47_993, subject: 'Warranty question', requester: 'Carla Mendes'},
];

export default function PinActions() {
  // #region preview
  // A ticket: {id: 48000, subject: 'Refund not received', side: 'top'}
  const [tickets, setTickets] = React.useState(initialTickets);

  // Each ticket is either in `rows` or in `pinnedRows`, never in both.
  const {rows, pinnedRows} = React.useMemo(
    () => ({
      rows: tickets.filter((ticket) => !ticket.side),
      pinnedRows: {
        top: tickets.filter((ticket) => ticket.side === 'top'),
        bottom: tickets.filter((ticket) => ticket.side === 'bottom'),
      },
    }),
    [tickets],
  );

  const pin = React.useCallback((id: GridRowId, side?: Side) => {
    setTickets((prev) =>
      prev.map((ticket) => (ticket.id === id ? {...ticket, side} : ticket)),
    );
  }, []);
  // #endregion

  const columns = React.useMemo<GridColDef<Ticket>[]>(
    () => [
      {
        field: 'actions',
        headerName: 'Pin',
        type: 'actions',
        width: 80,
        getActions: ({id, row}) =>
          row.side
            ? [
                <GridActionsCellItem
                  key="unpin"
                  label="Unpin"
                  icon={
                    <Tooltip title="Unpin">
                      <ClearIcon />
                    </Tooltip>
                  }
                  onClick={() => pin(id)}
                />,
              ]
            : [
                <GridActionsCellItem
                  key="top"
                  label="Pin to top"
                  icon={
                    <Tooltip title="Pin to top">
                      <ArrowUpwardIcon />
                    </Tooltip>
                  }
                  onClick={() => pin(id, 'top')}
                />,
                <GridActionsCellItem
                  key="bottom"
                  label="Pin to bottom"
                  icon={
                    <Tooltip title="Pin to bottom">
                      <ArrowDownwardIcon />
                    </Tooltip>
                  }
                  onClick={() => pin(id, 'bottom')}
                />,
              ],
      },
      {field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150},
      {field: 'requester', headerName: 'Requester', width: 120},
    ],
    [pin],
  );

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="Tickets"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </div>
  );
}
