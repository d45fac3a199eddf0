import {
  LineChart,
  areaElementClasses,
  lineElementClasses,
  type LineChartProps,
} from '@mui/x-charts/LineChart';

const hidden = [`[data-series="low"]`, `[data-series="range"]`].join(', ');
const sx = {
  [`& .${lineElementClasses.root}:is(${hidden})`]: {display: 'none'},
  [`& .${areaElementClasses.root}[data-series="range"]`]: {fillOpacity: 0.3},
};

// #region preview
const low = [62, 68, 81, 94, 88, 103];
const high = [84, 95, 112, 133, 129, 151];
const spread = high.map((value, index) => value - low[index]!); // [22, 27, 31, …]

const stacked = {stack: 'range', showMark: false};
const series: LineChartProps['series'] = [
  {id: 'low', data: low, ...stacked, valueFormatter: () => null},
  {
    id: 'range',
    data: spread,
    ...stacked,
    area: true,
    label: 'Range',
    color: '#4b7bec',
    valueFormatter: (_value, {dataIndex: i}) => `$${low[i]},000 to $${high[i]},000`,
  },
  {data: [73, 80, 97, 112, 109, 126], label: 'Forecast', color: '#d1495b'},
];
// #endregion

const xAxis = [
  {data: ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'], scaleType: 'point' as const},
];
const yAxis = [{label: 'Revenue ($1,000)', min: 0, width: 60}];

export default function RangeBand() {
  return (
    <LineChart
      title="Revenue forecast by month, with its range"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={sx}
      height={300}
    />
  );
}
