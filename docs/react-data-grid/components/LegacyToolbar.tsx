import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarExport,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
// Shown although deprecated: all components of this toolbar
function OldToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
      <GridToolbarFilterButton />
      <GridToolbarDensitySelector
        slotProps={{tooltip: {title: 'Density of the rows'}}}
      />
      <GridToolbarExport
        slotProps={{
          tooltip: {title: 'Export the departures'},
          button: {material: {variant: 'outlined'}},
        }}
      />
    </GridToolbarContainer>
  );
}

const slots = {toolbar: OldToolbar};

export default function LegacyToolbar() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
// #endregion
