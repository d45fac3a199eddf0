import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';

// #region preview
const days = Array.from({length: 30}, (_, index) => index + 1);
const everyFifth = (day: number) => day === 1 || day % 5 === 0;

const xAxis: BarChartProps['xAxis'] = [
  {
    data: days, // [1, 2, 3, …, 30]
    label: 'Day of June',
    tickPlacement: 'middle',
    tickLabelInterval: everyFifth,
  },
];
// series: [{data: [920, 1144, 1060, …], label: 'Orders'}], one value per day
// #endregion

const yAxis = [{label: 'Orders', width: 65}];
const series = [
  {
    data: days.map((day) => 900 + ((day * 37) % 11) * 28 + (day % 7 > 4 ? 520 : 0)),
    label: 'Orders',
  },
];

export default function LabelIntervals() {
  return (
    <BarChart
      title="Orders by day of June"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
