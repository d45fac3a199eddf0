import {DataGridPro} from '@mui/x-data-grid-pro';
import {departureColumns} from '../../data/departureColumns';
import {departures} from '../../data/departures';

// #region preview
const columns = departureColumns.filter(({field}) => field !== 'leaves');

export default function WithoutPanel() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPro
        aria-label="Departures"
        rows={departures}
        columns={columns}
        headerFilters
        disableColumnFilter
        slots={{headerFilterMenu: null}}
      />
    </div>
  );
}
// #endregion
