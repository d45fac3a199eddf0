import {useLineSeries, useXScale, useYScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const hours = [0, 1, 2, 3, 4, 5, 6];

function LineLabels() {
  const series = useLineSeries();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return series.map(({id, label, data}) => (
    <text
      key={id}
      x={xScale(hours.at(-1) ?? 0) + 8}
      y={yScale(data?.[hours.length - 1] ?? 0)}
      dominantBaseline="middle"
      direction="ltr"
      fontSize={13}
      fill="currentColor"
    >
      {typeof label === 'string' ? label : ''}
    </text>
  ));
}

export default function EndLabels() {
  return (
    <LineChart
      title="Temperature inside and outside a dome during a night"
      hideLegend
      xAxis={[{data: hours, tickMinStep: 1, label: 'Hours after sunset'}]}
      yAxis={[{label: 'Temperature (°C)'}]}
      series={[
        {data: [14.6, 12.1, 10, 8.4, 6.9, 5.7, 4.6], label: 'Dome', showMark: false},
        {data: [11.2, 9.4, 7.8, 6.5, 5.1, 4.2, 3], label: 'Outside', showMark: false},
      ]}
      margin={{right: 80}}
      height={300}
    >
      <LineLabels />
    </LineChart>
  );
}
// #endregion
