import {DataGridPro} from '@mui/x-data-grid-pro';
import {departureColumns} from '../../data/departureColumns';
import {departures} from '../../data/departures';

// #region preview
export default function NoActionButtons() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPro
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        showToolbar
        disableMultipleColumnsFiltering
        slotProps={{
          filterPanel: {disableAddFilterButton: true, disableRemoveAllButton: true},
        }}
      />
    </div>
  );
}
// #endregion
