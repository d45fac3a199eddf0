import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  gridDetailPanelExpandedRowsContentCacheSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';

const rows = [
  {id: 48_000, subject: 'Order arrived damaged', assignee: 'Leila Khan'},
  {id: 47_999, subject: 'Refund not received', assignee: null},
  {id: 47_998, subject: 'Cannot sign in', assignee: 'Zoe Fischer'},
  {id: 47_997, subject: 'Missing parts in the package', assignee: null},
];

type Ticket = (typeof rows)[number];

// #region preview
// A row: {id: 48000, subject: 'Order arrived damaged', assignee: 'Leila Khan' or null}
function Toggle({id}: GridRenderCellParams<Ticket>) {
  const apiRef = useGridApiContext();
  const expandedRowIds = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const isExpanded = expandedRowIds.has(id);
  const content = useGridSelector(
    apiRef,
    gridDetailPanelExpandedRowsContentCacheSelector,
  );

  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-expanded={isExpanded}
      aria-label={isExpanded ? 'Hide the assignee' : 'Show the assignee'}
      disabled={!React.isValidElement(content[id])}
    >
      <ExpandMoreIcon sx={{transform: isExpanded ? 'rotate(180deg)' : 'none'}} />
    </IconButton>
  );
}

const toggleColumn: GridColDef<Ticket> = {
  ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  width: 56,
  renderCell: (params) => <Toggle {...params} />,
};
// #endregion

const columns: GridColDef<Ticket>[] = [
  {field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150},
  toggleColumn,
];

const getDetailPanelContent: DataGridProProps<Ticket>['getDetailPanelContent'] = ({
  row,
}) =>
  row.assignee ? (
    <Typography sx={{p: 2}}>{`Assigned to ${row.assignee}`}</Typography>
  ) : null;
const getDetailPanelHeight = () => 56;

export default function CustomToggle() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPro
        aria-label="Tickets"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </div>
  );
}
