import Box from '@mui/material/Box';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot} from '@mui/x-charts/LineChart';
import {ScatterPlot} from '@mui/x-charts/ScatterChart';
import {lyra, toPoints} from '../data/stars';

const points = toPoints(lyra);
const trend = fitLine(points);
const ends = [-0.2, 1.4];

export default function TrendLine() {
  return (
    // #region preview
    <ChartDataProvider
      xAxis={[{data: ends, min: -0.2, max: 1.4, label: 'Color index'}]}
      yAxis={[{reverse: true, label: 'Magnitude'}]}
      series={[
        {type: 'scatter', data: points, label: 'Lyra cluster'},
        {type: 'line', data: ends.map(trend), label: 'Trend', color: '#d1495b'},
      ]}
      height={320}
    >
      <Box sx={{width: '100%'}}>
        <ChartsSurface>
          <LinePlot />
          <ScatterPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </Box>
    </ChartDataProvider>
    // #endregion
  );
}

/** The straight line with the least squares. */
function fitLine(data: {x: number; y: number}[]) {
  const meanX = data.reduce((sum, {x}) => sum + x, 0) / data.length;
  const meanY = data.reduce((sum, {y}) => sum + y, 0) / data.length;
  const slope =
    data.reduce((sum, {x, y}) => sum + (x - meanX) * (y - meanY), 0) /
    data.reduce((sum, {x}) => sum + (x - meanX) ** 2, 0);
  return (x: number) => Number((meanY + slope * (x - meanX)).toFixed(2));
}
