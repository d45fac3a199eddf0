import type * as React from 'react';
import {styled} from '@mui/material/styles';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 48_000, subject: 'Order arrived damaged', status: 'Open'},
  {id: 47_999, subject: 'Refund not received', status: 'Waiting'},
  {id: 47_998, subject: 'Cannot sign in', status: 'Solved'},
];

const columns: GridColDef[] = [
  {field: 'subject', headerName: 'Subject', flex: 1, minWidth: 180},
  {field: 'status', headerName: 'Status', width: 110},
];

const Input = styled('input')(({theme}) => ({
  font: 'inherit',
  minWidth: 0,
  flex: 1,
  padding: theme.spacing(0.5, 1.5),
  border: '1px solid currentColor',
  borderRadius: 999,
  background: 'none',
  color: 'inherit',
}));

function SearchField() {
  return (
    <QuickFilter expanded style={{display: 'flex', flex: 1, minWidth: 0}}>
      <QuickFilterControl
        render={({slotProps, onChange, onKeyDown, ref, value}) => (
          <Input
            {...slotProps?.htmlInput}
            ref={ref as React.Ref<HTMLInputElement>}
            value={value}
            onChange={onChange}
            onKeyDown={onKeyDown}
            aria-label="Search tickets"
            placeholder="Search…"
          />
        )}
      />
    </QuickFilter>
  );
}

// #region preview
const Button = styled('button')(({theme}) => ({
  font: 'inherit',
  padding: theme.spacing(0.5, 1.5),
  border: '1px solid currentColor',
  borderRadius: 999,
  background: 'none',
  color: 'inherit',
  '&:hover, &[aria-expanded="true"]': {
    color: (theme.vars ?? theme).palette.primary.main,
  },
}));

// SearchField renders QuickFilter and QuickFilterControl with an <input>.
function PillToolbar() {
  return (
    <Toolbar style={{gap: 8}}>
      <SearchField />
      <ColumnsPanelTrigger render={<ToolbarButton render={<Button />} />}>
        Columns
      </ColumnsPanelTrigger>
      <FilterPanelTrigger render={<ToolbarButton render={<Button />} />}>
        Filters
      </FilterPanelTrigger>
    </Toolbar>
  );
}
// #endregion

const slots = {toolbar: PillToolbar};

export default function StyledToolbar() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        label="Tickets"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
