import * as React from 'react';
import {
  DataGrid,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import {createTickets, type Ticket} from '../../../data/tickets';
import {splitMatches} from './splitMatches';

const rows = createTickets(60);

// #region preview
// A row: {subject: 'Refund not received', requester: 'Ben Carter', status: 'Open', …}
function HighlightedText({formattedValue}: GridRenderCellParams<Ticket>) {
  const apiRef = useGridApiContext();
  const words: string[] = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  // splitMatches('Refund not received', ['refund']) → ['', 'Refund', ' not received']
  return splitMatches(String(formattedValue ?? ''), words).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index}>{part}</mark>
    ) : (
      <React.Fragment key={index}>{part}</React.Fragment>
    ),
  );
}

const renderCell = (params: GridRenderCellParams<Ticket>) => (
  <HighlightedText {...params} />
);
// #endregion

const columns: GridColDef<Ticket>[] = [
  {field: 'subject', headerName: 'Subject', flex: 1, minWidth: 220, renderCell},
  {field: 'requester', headerName: 'Requester', width: 140, renderCell},
  {field: 'status', headerName: 'Status', width: 100, renderCell},
  {field: 'createdAt', headerName: 'Created', type: 'date', width: 110, renderCell},
];

// The search starts with two words.
const initialState = {
  filter: {filterModel: {items: [], quickFilterValues: ['refund', 'ben']}},
};

export default function TicketSearch() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Tickets"
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
