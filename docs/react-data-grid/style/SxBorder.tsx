import {DataGrid, gridClasses} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
export default function SxBorder() {
  return (
    <div style={{height: 320, width: '100%', padding: 8}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        sx={{
          boxShadow: 3,
          border: 2,
          borderColor: 'primary.main',
          [`& .${gridClasses.cell}:hover`]: {color: 'primary.main'},
        }}
      />
    </div>
  );
}
// #endregion
