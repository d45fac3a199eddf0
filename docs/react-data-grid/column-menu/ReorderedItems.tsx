import {DataGrid, GridColumnMenu, type GridColumnMenuProps} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
function FilterFirstMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slotProps={{
        columnMenuFilterItem: {displayOrder: 0}, // 20 by default
        columnMenuSortItem: {displayOrder: 25}, // 10 by default
      }}
    />
  );
}

export default function ReorderedItems() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        slots={{columnMenu: FilterFirstMenu}}
        hideFooter
      />
    </div>
  );
}
// #endregion
