import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsWrapper} from '@mui/x-charts/ChartsWrapper';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot} from '@mui/x-charts/LineChart';
import {ScatterPlot} from '@mui/x-charts/ScatterChart';
import {hillside} from '../data/apartments';

// #region preview
const points = hillside.map(({id, area, rent}) => ({id, x: area, y: rent}));
const sizes = [20, 130]; // the line needs its two ends only
const trend = fitLine(points);

/** Linear regression by least squares. */
function fitLine(data: {x: number; y: number}[]) {
  const meanX = data.reduce((sum, {x}) => sum + x, 0) / data.length;
  const meanY = data.reduce((sum, {y}) => sum + y, 0) / data.length;
  const slope =
    data.reduce((sum, {x, y}) => sum + (x - meanX) * (y - meanY), 0) /
    data.reduce((sum, {x}) => sum + (x - meanX) ** 2, 0);
  return (x: number) => Math.round(meanY + slope * (x - meanX));
}

export default function TrendLine() {
  return (
    <ChartDataProvider
      xAxis={[{data: sizes, min: 20, max: 130, label: 'Size (m²)'}]}
      yAxis={[{label: 'Rent (€ per month)', width: 75, min: 0}]}
      series={[
        {type: 'scatter', data: points, label: 'Hillside', color: '#3f7fd0'},
        {type: 'line', data: sizes.map(trend), label: 'Trend', color: '#d1495b'},
      ]}
      height={320}
    >
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface title="Size and rent of apartments, with a trend line">
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
// #endregion
