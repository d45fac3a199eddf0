import Stack from '@mui/material/Stack';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {useLegend} from '@mui/x-charts/hooks';
import {routes, seasons} from '../../data/ferries';

// #region preview
function NumberedLegend() {
  const {items} = useLegend();
  return (
    <Stack component="ol" sx={{m: 0, minWidth: 130, justifyContent: 'center'}}>
      {items.map(({id, label, color}) => (
        <li key={id}>
          <span
            aria-hidden
            style={{
              display: 'inline-block',
              width: 10,
              height: 10,
              marginInlineEnd: 6,
              borderRadius: '50%',
              background: color,
            }}
          />
          {label}
        </li>
      ))}
    </Stack>
  );
}
// #endregion

export default function RankedLegend() {
  return (
    <ChartDataProvider
      dataset={seasons}
      xAxis={[{dataKey: 'season', scaleType: 'band'}]}
      yAxis={[{position: 'none'}]}
      series={routes.map((route) => ({type: 'bar', ...route}))}
      height={260}
    >
      <Stack sx={{width: '100%', flexDirection: {sm: 'row'}}}>
        <ChartsSurface>
          <BarPlot />
          <ChartsXAxis />
        </ChartsSurface>
        <NumberedLegend />
      </Stack>
    </ChartDataProvider>
  );
}
