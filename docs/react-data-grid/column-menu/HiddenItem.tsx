import {DataGrid, GridColumnMenu, type GridColumnMenuProps} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
function MenuWithoutColumns(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={{columnMenuColumnsItem: null}} />;
}

export default function HiddenItem() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        slots={{columnMenu: MenuWithoutColumns}}
        hideFooter
      />
    </div>
  );
}
// #endregion
