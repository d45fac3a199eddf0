import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const series = [
  {
    data: [290, 270, null, null, 210, 190, null, 160, 150],
    label: 'Warehouse A, connected',
    connectNulls: true,
  },
  {
    data: [210, 190, 180, null, 140, null, 120, 100, 90],
    label: 'Warehouse B',
  },
];
// #endregion

const xAxis = [{data: [1, 2, 3, 4, 5, 6, 7, 8, 9], tickMinStep: 1, label: 'Week'}];
const yAxis = [{label: 'Units in stock', min: 0, width: 60}];

export default function ConnectedGaps() {
  return (
    <LineChart
      title="Units in stock at two warehouses, with missing counts"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
