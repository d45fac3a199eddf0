import {
  DataGridPro,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid-pro';
import {createReadings, type Reading} from '../data/readings';

const rows = createReadings(100);

// #region preview
const columns: GridColDef<Reading>[] = [
  {field: 'id', headerName: 'No.', type: 'number', width: 70},
  {field: 'temperature', headerName: 'Temperature in °C', type: 'number', width: 150},
  {field: 'humidity', headerName: 'Humidity in %', type: 'number', width: 120},
  {field: 'wind', headerName: 'Wind in m/s', type: 'number', width: 120},
  {field: 'pressure', headerName: 'Pressure in hPa', type: 'number', width: 140},
];

const columnGroupingModel: GridColumnGroupingModel = [
  {groupId: 'Bound', children: [{field: 'temperature'}, {field: 'humidity'}]},
  {
    groupId: 'Free',
    freeReordering: true,
    children: [{field: 'wind'}, {field: 'pressure'}],
  },
];

export default function FreeReordering() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="Readings"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
      />
    </div>
  );
}
// #endregion
