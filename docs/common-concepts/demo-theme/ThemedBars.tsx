import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4'], label: 'Quarter'}];
const yAxis = [{label: 'Orders', width: 60}];

const series = [
  {data: [820, 1340, 910, 480], label: 'Online'},
  {data: [610, 720, 690, 560], label: 'In store'},
];

export default function ThemedBars() {
  return (
    <BarChart
      title="Orders by quarter, online and in store"
      height={240}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
// #endregion
