import Stack from '@mui/material/Stack';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot} from '@mui/x-charts/LineChart';
import {useLegend, useLineSeries} from '@mui/x-charts/hooks';
import {night} from '../data/observatory';

// #region preview
function MyCustomLegend() {
  const {items} = useLegend();
  const series = useLineSeries();
  return (
    <Stack component="ul" direction="row" sx={{gap: 2, m: 0, p: 0, listStyle: 'none'}}>
      {items.map(({id, label, color}, index) => (
        <li key={id} style={{borderInlineStart: `4px solid ${color}`, paddingInlineStart: 8}}>
          {label}
          <br />
          <bdi>{series[index]?.data.at(-1)} °C</bdi> at the end
        </li>
      ))}
    </Stack>
  );
}
// #endregion

export default function ReadingList() {
  return (
    <ChartDataProvider
      xAxis={[{data: night.hours, label: 'Hours after sunset'}]}
      series={[
        {type: 'line', data: night.outside, label: 'Outside'},
        {type: 'line', data: night.dome, label: 'Dome'},
      ]}
      height={240}
    >
      <Stack sx={{width: '100%', gap: 1}}>
        <MyCustomLegend />
        <ChartsSurface>
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </Stack>
    </ChartDataProvider>
  );
}
