import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsGrid} from '@mui/x-charts/ChartsGrid';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsWrapper} from '@mui/x-charts/ChartsWrapper';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {ScatterPlot} from '@mui/x-charts/ScatterChart';

// #region preview
const apartments = [
  {id: 'R1', x: 28, y: 640},
  {id: 'R2', x: 41, y: 890},
  {id: 'R3', x: 52, y: 1120},
  {id: 'R4', x: 63, y: 1310},
  {id: 'R5', x: 78, y: 1590},
];

export default function ComposedScatter() {
  return (
    <ChartDataProvider
      xAxis={[{label: 'Size (m²)', min: 20}]}
      yAxis={[{label: 'Rent (€ per month)', width: 75, min: 400}]}
      series={[{type: 'scatter', label: 'Riverside', data: apartments}]}
      height={320}
    >
      <ChartsWrapper hideLegend>
        <ChartsSurface title="Size and rent of apartments, with a budget of €1,200">
          <ChartsGrid horizontal />
          <ChartsReferenceLine
            y={1200}
            label="Budget"
            labelAlign="start"
            labelStyle={{fontSize: 12, direction: 'ltr'}}
          />
          <ChartsXAxis />
          <ChartsYAxis />
          <g data-drawing-container>
            <ScatterPlot />
          </g>
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartsWrapper>
    </ChartDataProvider>
  );
}
// #endregion
