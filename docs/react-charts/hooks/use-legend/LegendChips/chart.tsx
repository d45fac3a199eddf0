import type {ReactNode} from 'react';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' as const}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {type: 'bar' as const, data: [142, 158, 197, 263], label: 'Online'},
  {type: 'bar' as const, data: [161, 166, 172, 189], label: 'Stores'},
  {type: 'bar' as const, data: [88, 94, 91, 102], label: 'Wholesale'},
];

export default function Chart({legend}: {legend: ReactNode}) {
  return (
    <ChartDataProvider xAxis={xAxis} yAxis={yAxis} series={series} height={220}>
      {legend}
      <ChartsSurface title="Revenue by quarter and sales channel">
        <BarPlot borderRadius={4} />
        <ChartsXAxis disableLine disableTicks />
        <ChartsYAxis />
      </ChartsSurface>
    </ChartDataProvider>
  );
}
