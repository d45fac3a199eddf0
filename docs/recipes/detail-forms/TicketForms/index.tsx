import * as React from 'react';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridClasses,
  type DataGridProProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import {tickets, type SupportTicket} from './server';
import {TicketForm} from './TicketForm';

const columns: GridColDef<SupportTicket>[] = [
  {field: 'subject', headerName: 'Subject', width: 260},
  {field: 'requester', headerName: 'Requester', width: 160},
  {field: 'status', headerName: 'Status', width: 110},
  {field: 'priority', headerName: 'Priority', width: 110},
  {field: 'note', headerName: 'Note', width: 320},
];
const initialState = {pinnedColumns: {left: [GRID_DETAIL_PANEL_TOGGLE_FIELD]}};
const panelHeight = () => 'auto' as const;
const stickyPanels = {[`& .${gridClasses.detailPanel}`]: {overflow: 'visible'}};

type GetContent = NonNullable<DataGridProProps<SupportTicket>['getDetailPanelContent']>;

export default function TicketForms() {
  // #region preview
  // A row: {id: 48000, requester: 'Ella Novak', status: 'Closed', note: '', …}
  const [drafts] = React.useState(() => new Map<number, SupportTicket>());
  const getContent = React.useCallback<GetContent>(
    ({row}) => <TicketForm ticket={row} drafts={drafts} />,
    [drafts],
  );

  const [openIds, setOpenIds] = React.useState(
    () => new Set<GridRowId>([tickets[0]!.id]),
  );
  const openOne = (ids: Set<GridRowId>) => setOpenIds(new Set([...ids].slice(-1)));
  // #endregion

  return (
    <div style={{height: 520, width: '100%'}}>
      <DataGridPro
        aria-label="Tickets"
        rows={tickets}
        columns={columns}
        initialState={initialState}
        getDetailPanelContent={getContent}
        getDetailPanelHeight={panelHeight}
        detailPanelExpandedRowIds={openIds}
        onDetailPanelExpandedRowIdsChange={openOne}
        sx={stickyPanels}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
