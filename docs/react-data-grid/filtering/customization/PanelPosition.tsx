import * as React from 'react';
import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  type GridSlotProps,
} from '@mui/x-data-grid';
import {departureColumns} from '../../data/departureColumns';
import {departures} from '../../data/departures';

// #region preview
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

export default function PanelPosition() {
  const [filterButton, setFilterButton] = React.useState<HTMLButtonElement | null>(
    null,
  );

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        showToolbar
        slots={{toolbar: FilterToolbar}}
        slotProps={{
          toolbar: {filterButtonRef: setFilterButton},
          panel: {target: filterButton},
        }}
      />
    </div>
  );
}
// #endregion
