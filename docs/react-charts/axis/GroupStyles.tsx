import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';

// #region preview
const days = [28, 29, 30, 31, 32, 33, 34, 35].map((day) => new Date(2025, 2, day));
const month = new Intl.DateTimeFormat('en-US', {month: 'long'});

const xAxis: LineChartProps['xAxis'] = [
  {
    data: days, // March 28 to April 4, 2025
    scaleType: 'point',
    height: 50,
    groups: [
      {getValue: (date: Date) => date.getDate()},
      {
        getValue: (date: Date) => month.format(date),
        tickSize: 24,
        tickLabelStyle: {fontWeight: 700},
      },
    ],
  },
];
const sx = {'[data-group-index="1"] .MuiChartsAxis-tick': {strokeWidth: 3}};
// #endregion

const yAxis = [{label: 'New invoices', min: 0}];
const series = [{data: [42, 18, 15, 96, 74, 51, 44, 39], label: 'Invoices'}];

export default function GroupStyles() {
  return (
    <LineChart
      title="New invoices by day"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={sx}
      height={300}
    />
  );
}
