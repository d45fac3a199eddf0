import {LineChart} from '@mui/x-charts/LineChart';
import {useLineSeries, useXScale, useYScale} from '@mui/x-charts/hooks';
import {climate, months} from '../../data/observatory';

// #region preview
function LowestPoint({seriesId}: {seriesId: string}) {
  const series = useLineSeries(seriesId);
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  if (!series) {
    return null;
  }
  const values = series.data.map((value) => value ?? Infinity);
  const lowest = values.indexOf(Math.min(...values));
  return (
    <g transform={`translate(${xScale(months[lowest]!)} ${yScale(values[lowest]!)})`}>
      <circle r={7} fill="none" stroke={series.color} strokeWidth={2} />
      <text x={12} y={24} fill="currentColor" fontSize={13}>
        {series.valueFormatter(values[lowest]!, {dataIndex: lowest})} in{' '}
        {months[lowest]}
      </text>
    </g>
  );
}

export default function LowestLine() {
  return (
    <LineChart
      hideLegend
      title="Mean temperature by month"
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[{label: 'Temperature (°C)', min: -10}]}
      series={[
        {
          id: 'mean',
          data: climate.mean,
          label: 'Mean temperature',
          valueFormatter: (value) => `${value} °C`,
        },
      ]}
      height={260}
    >
      <LowestPoint seriesId="mean" />
    </LineChart>
  );
}
// #endregion
