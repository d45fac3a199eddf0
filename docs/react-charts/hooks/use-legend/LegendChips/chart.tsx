import type {ReactNode} from 'react';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {routes, seasons} from '../../../data/ferries';

export default function Chart({legend}: {legend: ReactNode}) {
  return (
    <ChartDataProvider
      dataset={seasons}
      xAxis={[{dataKey: 'season', scaleType: 'band'}]}
      yAxis={[{label: 'Passengers (thousands)'}]}
      series={routes.map((route) => ({type: 'bar', ...route}))}
      height={220}
    >
      {legend}
      <ChartsSurface title="Ferry passengers by season and route">
        <BarPlot borderRadius={4} />
        <ChartsXAxis disableLine disableTicks />
        <ChartsYAxis />
      </ChartsSurface>
    </ChartDataProvider>
  );
}
