import Box from '@mui/material/Box';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createReadings, type Reading} from '../data/readings';

const rows = createReadings(50);

// #region preview
const columns: GridColDef<Reading>[] = [
  {field: 'instrument', headerName: 'Instrument', width: 120},
  {
    field: 'temperature',
    headerName: 'Temperature in °C',
    type: 'number',
    width: 170,
    renderHeader: ({colDef}) => (
      <Box component="span" sx={{overflow: 'hidden', textOverflow: 'ellipsis'}}>
        <strong>{colDef.headerName}</strong>{' '}
        <span role="img" aria-label="thermometer">
          🌡️
        </span>
      </Box>
    ),
  },
];

export default function CustomHeader() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid aria-label="Readings" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion
