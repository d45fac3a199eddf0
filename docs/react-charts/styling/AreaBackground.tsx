import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {useDrawingArea} from '@mui/x-charts/hooks';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

// #region preview
function Background() {
  const {left, top, width, height} = useDrawingArea();
  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fill="#7f8fa6"
      fillOpacity={0.15}
    />
  );
}

export default function AreaBackground() {
  return (
    <ChartContainer
      title="Mean temperature by month"
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[{label: 'Temperature (°C)'}]}
      series={[{type: 'line', data: climate.mean}]}
      height={260}
    >
      {/* First, so that everything else is drawn on top of it. */}
      <Background />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>
  );
}
// #endregion
