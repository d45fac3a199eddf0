import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {useDrawingArea, useSeries, useYScale} from '@mui/x-charts/hooks';
import {LinePlot} from '@mui/x-charts/LineChart';
import {electricity} from '../../data/village';

// #region preview
function Maxima() {
  const {bar, line} = useSeries();
  const yScale = useYScale<'linear'>();
  const {left, width} = useDrawingArea();
  const all = [
    ...Object.values(bar?.series ?? {}),
    ...Object.values(line?.series ?? {}),
  ];

  return all.map(({id, color, data, label}) => {
    const max = Math.max(...data.map((value) => value ?? 0));
    const name = typeof label === 'function' ? label('legend') : label;
    return (
      <g key={id} transform={`translate(${left} ${yScale(max)})`} pointerEvents="none">
        <line x2={width} stroke={color} strokeWidth={2} strokeDasharray="6 4" />
        <text x={8} y={-5} direction="ltr" fill="currentColor" fontSize={12}>
          {`${name}: maximum ${max} MWh`}
        </text>
      </g>
    );
  });
}

export default function SeriesMaxima() {
  return (
    <ChartContainer
      title="Electricity of a village by month, with the highest values"
      dataset={electricity}
      xAxis={[{dataKey: 'month', scaleType: 'band'}]}
      yAxis={[{label: 'Electricity (MWh)', max: 90}]}
      series={[
        {type: 'bar', dataKey: 'produced', label: 'Produced'},
        {type: 'line', dataKey: 'used', label: 'Used'},
      ]}
      height={280}
    >
      <BarPlot />
      <LinePlot />
      <Maxima />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>
  );
}
// #endregion
