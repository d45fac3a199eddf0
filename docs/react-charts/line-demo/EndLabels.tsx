import {useLineSeries, useXScale, useYScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';
import {night} from '../data/observatory';

const hours = night.hours.slice(0, 7);

export default function EndLabels() {
  return (
    // #region preview
    <LineChart
      hideLegend
      xAxis={[{data: hours, tickMinStep: 1, label: 'Hours after sunset'}]}
      series={[
        {id: 'dome', data: night.dome.slice(0, 7), label: 'Dome', showMark: false},
        {id: 'outside', data: night.outside.slice(0, 7), label: 'Outside', showMark: false},
      ]}
      margin={{right: 80}}
      height={300}
    >
      <Names />
    </LineChart>
    // #endregion
  );
}

function Names() {
  const series = useLineSeries();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const last = hours.length - 1;

  return series.map(({id, label, color, data}) => (
    <text
      key={id}
      x={xScale(hours[last] ?? 0) + 8}
      y={yScale(data?.[last] ?? 0)}
      dominantBaseline="middle"
      direction="ltr"
      fontSize={13}
      fill={color}
      stroke="currentColor"
      strokeWidth={0.3}
    >
      {typeof label === 'string' ? label : ''}
    </text>
  ));
}
