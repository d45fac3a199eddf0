import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import {departureColumns} from '../../../data/departureColumns';
import {departures} from '../../../data/departures';
import './styles.css';

// #region preview
function Footer() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const passengers = entries.reduce((sum, {model}) => sum + model.passengers, 0);

  return (
    <div className="board-footer" role="status">
      <span>{entries.length} departures</span>
      <strong>{passengers} passengers</strong>
    </div>
  );
}

export default function StyledFooter() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        showToolbar
        slots={{footer: Footer}}
      />
    </div>
  );
}
// #endregion
