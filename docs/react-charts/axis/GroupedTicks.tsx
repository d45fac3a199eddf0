import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';

// #region preview
const xAxis: BarChartProps['xAxis'] = [
  {
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
    scaleType: 'band',
    height: 60,
    groups: [
      {getValue: (month: string) => month},
      {
        getValue: (_month: string, index: number) => `Q${Math.floor(index / 3) + 1}`,
        tickSize: 24,
      },
    ],
  },
];
const series = [{data: [142, 118, 157, 186, 171, 194], label: 'Revenue'}];
// #endregion

const yAxis = [{label: 'Revenue ($1,000)', width: 60}];

export default function GroupedTicks() {
  return (
    <BarChart
      title="Revenue by month, grouped by quarter"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
