import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {useDrawingArea} from '@mui/x-charts/hooks';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';

const xAxis = [
  {data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], scaleType: 'point' as const},
];
const yAxis = [{label: 'Conversion rate (%)', width: 55}];
const series = [{type: 'line' as const, data: [1.8, 2.1, 2.0, 2.6, 2.9, 3.1]}];

// #region preview
function Background() {
  const area = useDrawingArea();
  return (
    <rect
      x={area.left}
      y={area.top}
      width={area.width}
      height={area.height}
      fill="#7f8fa6"
      fillOpacity={0.15}
    />
  );
}

// The first child, so that everything else is rendered on top of it:
// <ChartContainer … ><Background /><LinePlot /><MarkPlot /> … </ChartContainer>
// #endregion

export default function AreaBackground() {
  return (
    <ChartContainer
      title="Conversion rate by month"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={260}
    >
      <Background />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>
  );
}
