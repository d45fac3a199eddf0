import {DataGridPremium} from '@mui/x-data-grid-premium';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
export default function DisabledGrouping() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGridPremium
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        disableRowGrouping
      />
    </div>
  );
}
// #endregion
