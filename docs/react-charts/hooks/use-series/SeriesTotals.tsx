import Stack from '@mui/material/Stack';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {useBarSeries} from '@mui/x-charts/hooks';
import {routes, seasons} from '../../data/ferries';

// #region preview
function Totals() {
  const series = useBarSeries();
  return (
    <Stack direction="row" component="ul" sx={{gap: 3, m: 0, p: 0, listStyle: 'none'}}>
      {series.map(({id, label, color, data}) => (
        <li key={id} style={{borderTop: `3px solid ${color}`}}>
          {typeof label === 'function' ? label('legend') : label}:{' '}
          <strong>{data.reduce<number>((sum, value) => sum + (value ?? 0), 0)}</strong>
        </li>
      ))}
    </Stack>
  );
}

export default function SeriesTotals() {
  return (
    <ChartDataProvider
      dataset={seasons}
      xAxis={[{dataKey: 'season', scaleType: 'band'}]}
      yAxis={[{label: 'Passengers (thousands)'}]}
      series={routes.map((route) => ({type: 'bar', ...route}))}
      height={260}
    >
      <ChartsSurface title="Ferry passengers by season and route">
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <Totals />
    </ChartDataProvider>
  );
}
// #endregion
