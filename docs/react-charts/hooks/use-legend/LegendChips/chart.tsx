import type {ReactNode} from 'react';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {routes, seasons} from '../../../data/ferries';

export default function Chart({legend}: {legend: ReactNode}) {
  return (
    <ChartDataProvider
      dataset={seasons}
      xAxis={[{dataKey: 'season', scaleType: 'band'}]}
      yAxis={[{position: 'none'}]}
      series={routes.map((route) => ({type: 'bar', ...route}))}
      height={220}
    >
      {legend}
      <ChartsSurface>
        <BarPlot borderRadius={4} />
        <ChartsXAxis disableLine disableTicks />
      </ChartsSurface>
    </ChartDataProvider>
  );
}
