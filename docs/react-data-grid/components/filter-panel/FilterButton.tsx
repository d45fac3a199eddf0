import FilterListIcon from '@mui/icons-material/FilterList';
import Tooltip from '@mui/material/Tooltip';
import {DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton} from '@mui/x-data-grid';
import {departureColumns} from '../../data/departureColumns';
import {departures} from '../../data/departures';

// #region preview
function DepartureToolbar() {
  return (
    <Toolbar>
      <Tooltip title="Filters">
        <FilterPanelTrigger render={<ToolbarButton />}>
          <FilterListIcon fontSize="small" />
        </FilterPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}

const slots = {toolbar: DepartureToolbar};

export default function FilterButton() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        label="Departures"
        rows={departures}
        columns={departureColumns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
// #endregion
