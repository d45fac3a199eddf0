import Button from '@mui/material/Button';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridDensity,
  type GridRowHeightParams,
} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
function getRowHeight({model, densityFactor}: GridRowHeightParams) {
  // null: the height of the rowHeight prop.
  return model.status === 'Delayed' ? 100 * densityFactor : null;
}

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

function DensityToolbar() {
  const apiRef = useGridApiContext();

  return (
    <Toolbar aria-label="Density">
      {densities.map((density) => (
        <ToolbarButton
          key={density}
          render={<Button />}
          onClick={() => apiRef.current.setDensity(density)}
        >
          {density}
        </ToolbarButton>
      ))}
    </Toolbar>
  );
}

export default function VariableHeight() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        getRowHeight={getRowHeight}
        slots={{toolbar: DensityToolbar}}
        showToolbar
      />
    </div>
  );
}
// #endregion
