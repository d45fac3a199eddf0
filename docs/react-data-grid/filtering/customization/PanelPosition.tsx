import * as React from 'react';
import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';
import {createTickets} from '../../../data/tickets';

const rows = createTickets(100);

const columns: GridColDef[] = [
  {field: 'subject', headerName: 'Subject', width: 220},
  {field: 'requester', headerName: 'Requester', width: 130},
  {field: 'priority', headerName: 'Priority', width: 100},
];

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    filterButtonRef?: React.Ref<HTMLButtonElement>;
  }
}

function FilterToolbar({filterButtonRef}: GridSlotProps['toolbar']) {
  return (
    <Toolbar aria-label="Filters">
      <FilterPanelTrigger ref={filterButtonRef}>Filters</FilterPanelTrigger>
    </Toolbar>
  );
}

// #region preview
// A row: {id: 48000, subject: 'Discount code does not work', requester: 'Ella Novak', …}
// FilterToolbar renders <FilterPanelTrigger ref={filterButtonRef}>.
export default function PanelPosition() {
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Tickets"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{toolbar: FilterToolbar}}
        slotProps={{toolbar: {filterButtonRef: setButton}, panel: {target: button}}}
      />
    </div>
  );
}
// #endregion
