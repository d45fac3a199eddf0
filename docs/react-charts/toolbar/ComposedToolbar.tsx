import * as React from 'react';
import Grid3x3Icon from '@mui/icons-material/Grid3x3';
import SortIcon from '@mui/icons-material/Sort';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsGrid} from '@mui/x-charts/ChartsGrid';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsWrapper} from '@mui/x-charts/ChartsWrapper';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {Toolbar, ToolbarButton} from '@mui/x-charts/Toolbar';

const categories = [
  {name: 'Accessories', orders: 298},
  {name: 'Electronics', orders: 372},
  {name: 'Furniture', orders: 437},
  {name: 'Lighting', orders: 141},
];
const ranked = [...categories].sort((a, b) => b.orders - a.orders);

const xAxis = [{dataKey: 'name', scaleType: 'band' as const}];
const yAxis = [{label: 'Orders'}];
const series = [{type: 'bar' as const, dataKey: 'orders', label: 'Orders'}];

export default function ComposedToolbar() {
  const [sorted, setSorted] = React.useState(false);
  const [grid, setGrid] = React.useState(true);

  // #region preview
  // sorted and grid are booleans, setSorted and setGrid their state setters.
  const toolbar = (
    <Toolbar aria-label="Chart view">
      <ToolbarButton
        size="small"
        aria-label="Largest first"
        aria-pressed={sorted}
        onClick={() => setSorted(!sorted)}
      >
        <SortIcon fontSize="small" color={sorted ? 'primary' : 'inherit'} />
      </ToolbarButton>
      <ToolbarButton
        size="small"
        aria-label="Grid lines"
        aria-pressed={grid}
        onClick={() => setGrid(!grid)}
      >
        <Grid3x3Icon fontSize="small" color={grid ? 'primary' : 'inherit'} />
      </ToolbarButton>
    </Toolbar>
  ); // Render it in <ChartsWrapper>, next to <ChartsSurface>.
  // #endregion

  return (
    <ChartDataProvider
      dataset={sorted ? ranked : categories}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={260}
    >
      <ChartsWrapper hideLegend>
        {toolbar}
        <ChartsSurface title="Orders by category">
          {grid && <ChartsGrid horizontal />}
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsWrapper>
    </ChartDataProvider>
  );
}
