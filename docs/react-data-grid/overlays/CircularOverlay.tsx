import {DataGrid} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';

// #region preview
const slotProps = {
  loadingOverlay: {variant: 'circular-progress', noRowsVariant: 'circular-progress'},
} as const;

export default function CircularOverlay() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={[]}
        columns={departureColumns}
        loading
        slotProps={slotProps}
      />
    </div>
  );
}
// #endregion
