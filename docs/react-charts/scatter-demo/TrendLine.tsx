import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsWrapper} from '@mui/x-charts/ChartsWrapper';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot} from '@mui/x-charts/LineChart';
import {ScatterPlot} from '@mui/x-charts/ScatterChart';

const campaigns = [
  {id: 1, x: 4, y: 118},
  {id: 2, x: 6, y: 131},
  {id: 3, x: 9, y: 172},
  {id: 4, x: 11, y: 160},
  {id: 5, x: 14, y: 219},
  {id: 6, x: 18, y: 241},
  {id: 7, x: 21, y: 236},
  {id: 8, x: 24, y: 301},
  {id: 9, x: 28, y: 318},
];

// #region preview
/** Fits a line to the points by the method of least squares. */
function fitLine(points: {x: number; y: number}[]) {
  const meanX = points.reduce((sum, {x}) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, {y}) => sum + y, 0) / points.length;
  const slope =
    points.reduce((sum, {x, y}) => sum + (x - meanX) * (y - meanY), 0) /
    points.reduce((sum, {x}) => sum + (x - meanX) ** 2, 0);
  return (x: number) => Math.round(meanY + slope * (x - meanX));
}

// campaigns: [{id: 1, x: 4, y: 118}, {id: 2, x: 6, y: 131}, …]
const ends = [0, 30]; // A straight line needs two points.
const xAxis = [{data: ends, min: 0, max: 30, label: 'Ad spend ($1,000)'}];
const series = [
  {type: 'scatter' as const, data: campaigns, label: 'Campaigns'},
  {type: 'line' as const, data: ends.map(fitLine(campaigns)), label: 'Trend'},
];
// #endregion

const yAxis = [{label: 'Revenue ($1,000)', width: 65, min: 0}];
const colors = ['#3f7fd0', '#d1495b'];

export default function TrendLine() {
  return (
    <ChartDataProvider
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      colors={colors}
      height={320}
    >
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface title="Ad spend and revenue of campaigns, with a trend line">
          <LinePlot />
          <ScatterPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartsWrapper>
    </ChartDataProvider>
  );
}
