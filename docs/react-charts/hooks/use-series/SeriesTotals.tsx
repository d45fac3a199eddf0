import Stack from '@mui/material/Stack';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {useBarSeries} from '@mui/x-charts/hooks';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' as const}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {type: 'bar' as const, data: [142, 158, 197, 263], label: 'Online'},
  {type: 'bar' as const, data: [161, 166, 172, 189], label: 'Stores'},
];

// #region preview
// series: [{type: 'bar', data: [142, 158, 197, 263], label: 'Online'}, …]
function Totals() {
  return (
    <Stack direction="row" component="ul" sx={{gap: 3, m: 0, p: 0, listStyle: 'none'}}>
      {useBarSeries().map(({id, label, color, data}) => (
        <li key={id} style={{borderTop: `3px solid ${color}`}}>
          {typeof label === 'function' ? label('legend') : label}:{' '}
          <strong>
            ${data.reduce<number>((sum, value) => sum + (value ?? 0), 0)}K
          </strong>
        </li>
      ))}
    </Stack>
  );
}

// <ChartDataProvider series={series} …>
//   <ChartsSurface>…</ChartsSurface>
//   <Totals />
// </ChartDataProvider>
// #endregion

export default function SeriesTotals() {
  return (
    <ChartDataProvider xAxis={xAxis} yAxis={yAxis} series={series} height={260}>
      <ChartsSurface title="Revenue by quarter and sales channel">
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <Totals />
    </ChartDataProvider>
  );
}
