import {DataGridPremium} from '@mui/x-data-grid-premium';
import {columns} from '../data/columns';
import {departures} from '../data/departures';

export default function GroupedTimetable() {
  return (
    <div style={{height: 380, width: '100%'}}>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Departures"
        rows={departures}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        initialState={{
          rowGrouping: {model: ['vessel']},
          aggregation: {model: {passengers: 'sum'}},
        }}
      />
      {/* #endregion */}
    </div>
  );
}
