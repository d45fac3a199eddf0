import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const yAxis = [
  {
    data: ['Standing desk', 'Mechanical keyboard', 'Office chair', 'Desk lamp'],
    width: 150,
  },
];
const xAxis = [{label: 'Orders per month'}];
const series = [{data: [2140, 1760, 1230, 890], label: 'Orders'}];
// <BarChart layout="horizontal" xAxis={xAxis} yAxis={yAxis} series={series} … />
// #endregion

export default function HorizontalBars() {
  return (
    <BarChart
      title="Orders per month by product"
      layout="horizontal"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      hideLegend
      height={300}
    />
  );
}
