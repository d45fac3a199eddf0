import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsGrid} from '@mui/x-charts/ChartsGrid';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsWrapper} from '@mui/x-charts/ChartsWrapper';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {ScatterPlot} from '@mui/x-charts/ScatterChart';

const xAxis = [{label: 'Spend ($1,000)', min: 20}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60, min: 40}];
const data = [
  {id: 'E1', x: 28, y: 64},
  {id: 'E2', x: 34, y: 72},
  {id: 'E3', x: 41, y: 89},
  {id: 'E4', x: 47, y: 94},
  {id: 'E5', x: 52, y: 112},
  {id: 'E6', x: 58, y: 109},
];
const targetLabel = {
  label: 'Target',
  labelAlign: 'start' as const,
  labelStyle: {fontSize: 12, direction: 'ltr' as const},
};
const series = [{type: 'scatter' as const, label: 'Email', data}];

export default function ComposedScatter() {
  return (
    // #region preview
    // xAxis: [{label: 'Spend ($1,000)', min: 20}], yAxis: [{min: 40, …}]
    // targetLabel: {label: 'Target', labelAlign: 'start', labelStyle: {…}}
    // series: [{type: 'scatter', label: 'Email', data: [{id: 'E1', x: 28, y: 64}, …]}]
    <ChartDataProvider xAxis={xAxis} yAxis={yAxis} series={series} height={320}>
      <ChartsWrapper hideLegend>
        <ChartsSurface title="Spend and revenue of email campaigns, with a target">
          <ChartsGrid horizontal />
          <ChartsReferenceLine y={100} {...targetLabel} />
          <ChartsXAxis />
          <ChartsYAxis />
          <g data-drawing-container>
            <ScatterPlot />
          </g>
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartsWrapper>
    </ChartDataProvider>
    // #endregion
  );
}
