import {LineChart} from '@mui/x-charts/LineChart';
import {useAxesTooltip} from '@mui/x-charts/ChartsTooltip';
import {useDrawingArea, useXAxis, useXScale} from '@mui/x-charts/hooks';
import {climate, months} from '../data/observatory';

// #region preview
function Readout() {
  const point = useAxesTooltip({directions: ['x']})?.[0];
  const {id} = useXAxis();
  const xScale = useXScale<'point'>();
  const {top} = useDrawingArea();
  if (!point || point.axisId !== id) {
    return null;
  }
  const x = xScale(point.axisValue) ?? 0;
  return (
    <text x={x} y={top - 6} textAnchor="middle" fill="currentColor" fontSize={13}>
      {point.axisFormattedValue}: {point.seriesItems[0]?.formattedValue}
    </text>
  );
}

export default function ValueOnChart() {
  return (
    <LineChart
      hideLegend
      title="Mean temperature by month"
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[{label: 'Temperature (°C)'}]}
      series={[
        {
          data: climate.mean,
          label: 'Mean temperature',
          valueFormatter: (value) => `${value} °C`,
        },
      ]}
      margin={{top: 30, left: 40, right: 40}}
      slotProps={{tooltip: {trigger: 'none'}}}
      height={280}
    >
      <Readout />
    </LineChart>
  );
}
// #endregion
