import {DataGrid} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
const localeText = {toolbarQuickFilterPlaceholder: 'Find a route or a vessel'};

export default function OwnPlaceholder() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        localeText={localeText}
        showToolbar
      />
    </div>
  );
}
// #endregion
