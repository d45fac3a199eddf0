import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {useDrawingArea, useSeries, useYScale} from '@mui/x-charts/hooks';
import {LinePlot} from '@mui/x-charts/LineChart';

const xAxis = [
  {data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], scaleType: 'band' as const},
];
const yAxis = [{label: 'Revenue ($1,000)', max: 400, width: 60}];
const series = [
  {type: 'bar' as const, data: [184, 231, 252, 247, 296, 318], label: '2025'},
  {type: 'line' as const, data: [172, 204, 219, 238, 241, 262], label: '2024'},
];

// #region preview
// series: [{type: 'bar', data: [184, …], label: '2025'}, {type: 'line', …}]
function Maxima() {
  const {bar, line} = useSeries();
  const bars = Object.values(bar?.series ?? {});
  const lines = Object.values(line?.series ?? {});
  const yScale = useYScale<'linear'>();
  const {left, width} = useDrawingArea();

  return [...bars, ...lines].map(({id, color, data, label}) => {
    const max = Math.max(...data.map((value) => value ?? 0));
    return (
      <g key={id} transform={`translate(${left} ${yScale(max)})`} pointerEvents="none">
        <line x2={width} stroke={color} strokeWidth={2} strokeDasharray="6 4" />
        <text x={8} y={-5} direction="ltr" fill="currentColor" fontSize={12}>
          {`Maximum in ${typeof label === 'string' ? label : id}: $${max}K`}
        </text>
      </g>
    );
  });
}
// #endregion

export default function SeriesMaxima() {
  return (
    <ChartContainer
      title="Revenue by month in 2025 (bars) and 2024 (line), with maxima"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
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
