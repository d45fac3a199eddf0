import {LineChart} from '@mui/x-charts/LineChart';
import {
  getValueToPositionMapper,
  useLineSeries,
  useXAxis,
  useYScale,
} from '@mui/x-charts/hooks';

// #region preview
function MinMax() {
  const allSeries = useLineSeries(); // [{id: 'revenue', data: [142, …], color: '#…'}, …]
  const {data: months = [], scale} = useXAxis();
  const toX = getValueToPositionMapper(scale);
  const yScale = useYScale<'linear'>();

  return allSeries.flatMap(({id, data, color}) => {
    const values = data.filter((value) => value !== null);
    return [Math.min(...values), Math.max(...values)].map((value, index) => {
      const x = toX(months[data.indexOf(value)]);
      const y = yScale(value) + (index === 0 ? 16 : -8);
      return (
        <text key={`${id}-${index}`} x={x} y={y} textAnchor="middle" fill={color}>
          {value}
        </text>
      );
    });
  });
}
// #endregion

const xAxis = [
  {
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'],
    scaleType: 'point' as const,
  },
];
const yAxis = [{label: 'Amount ($1,000)', min: 0, max: 300, width: 60}];
const series = [
  {
    id: 'revenue',
    data: [162, 158, 187, 206, 221, 244, 238, 265],
    label: 'Revenue',
    color: '#1976d2',
    showMark: false,
  },
  {
    id: 'costs',
    data: [121, 118, 124, 117, 96, 104, 111, 109],
    label: 'Costs',
    color: '#d84315',
    showMark: false,
  },
];
const sx = {'& text': {fontSize: 12}};

export default function MinMaxLabels() {
  return (
    <LineChart
      title="Revenue and costs by month"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={sx}
      height={280}
    >
      <MinMax />
    </LineChart>
  );
}
