import type * as React from 'react';
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

function Input(props: React.ComponentProps<'input'>) {
  return (
    <input
      {...props}
      className="min-w-0 flex-1 rounded-full border border-current bg-transparent px-3 py-1"
    />
  );
}

function SearchField() {
  return (
    <QuickFilter expanded className="flex min-w-0 flex-1">
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
function Button(props: React.ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className="cursor-pointer rounded-full border border-current px-3 py-1 hover:text-blue-600 aria-expanded:text-blue-600 dark:hover:text-blue-300 dark:aria-expanded:text-blue-300"
    />
  );
}

// SearchField renders QuickFilter and QuickFilterControl with an <input>.
function PillToolbar() {
  return (
    <Toolbar className="!gap-2">
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
