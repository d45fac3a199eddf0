import {LineChart} from '@mui/x-charts/LineChart';
import {
  getValueToPositionMapper,
  useLineSeries,
  useXAxis,
  useYScale,
} from '@mui/x-charts/hooks';
import {solar} from '../data/solar';

// #region preview
function MinMax() {
  const allSeries = useLineSeries();
  const {data: months = [], scale} = useXAxis();
  const toX = getValueToPositionMapper(scale);
  const yScale = useYScale<'linear'>();

  return allSeries.map(({id, data, color}) => {
    const values = data.filter((value) => value !== null);
    return [Math.min(...values), Math.max(...values)].map((value, index) => (
      <text
        key={`${id}-${index}`}
        x={toX(months[data.indexOf(value)])}
        y={yScale(value) + (index === 0 ? 16 : -8)}
        textAnchor="middle"
        fontSize={12}
        fontWeight={600}
        fill={color}
        pointerEvents="none"
      >
        {value}
      </text>
    ));
  });
}

export default function MinMaxLabels() {
  return (
    <LineChart
      xAxis={[{data: solar.months, scaleType: 'point'}]}
      yAxis={[{label: 'Energy, kWh', min: 0, max: 800, width: 60}]}
      series={[
        {data: solar.produced, label: 'Produced', color: '#1976d2', showMark: false},
        {data: solar.used, label: 'Used', color: '#d84315', showMark: false},
      ]}
      height={280}
      title="Energy produced and used by month"
    >
      <MinMax />
    </LineChart>
  );
}
// #endregion
