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
import {seasons} from '../data/ferries';

const ranked = [...seasons].sort((one, other) => other.island - one.island);

// #region preview
export default function ComposedToolbar() {
  const [sorted, setSorted] = React.useState(false);
  const [grid, setGrid] = React.useState(true);

  return (
    <ChartDataProvider
      dataset={sorted ? ranked : seasons}
      xAxis={[{dataKey: 'season', scaleType: 'band'}]}
      yAxis={[{label: 'Passengers (thousands)'}]}
      series={[{type: 'bar', dataKey: 'island', label: 'Island'}]}
      height={260}
    >
      <ChartsWrapper hideLegend>
        <Toolbar aria-label="View of the chart">
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
        <ChartsSurface title="Passengers to the island by season">
          {grid && <ChartsGrid horizontal />}
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsWrapper>
    </ChartDataProvider>
  );
}
// #endregion
