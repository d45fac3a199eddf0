import Stack from '@mui/material/Stack';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {useLegend} from '@mui/x-charts/hooks';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' as const}];
const yAxis = [{label: 'Tickets', width: 60}];
const series = [
  {type: 'bar' as const, data: [1236, 1184, 1097, 1242], label: 'Email'},
  {type: 'bar' as const, data: [708, 764, 812, 905], label: 'Chat'},
  {type: 'bar' as const, data: [474, 431, 398, 416], label: 'Phone'},
];

// #region preview
// An item: {id: …, label: 'Email', color: '#4254fb', markType: 'square', …}
function NumberedLegend() {
  const {items} = useLegend();
  return (
    <Stack component="ol" sx={{m: 0, minWidth: 130, justifyContent: 'center'}}>
      {items.map(({id, label, color}) => (
        <li key={id}>
          <span aria-hidden style={{color}}>
            ●
          </span>{' '}
          {label}
        </li>
      ))}
    </Stack>
  );
}
// #endregion

export default function RankedLegend() {
  return (
    <ChartDataProvider xAxis={xAxis} yAxis={yAxis} series={series} height={260}>
      <Stack sx={{width: '100%', flexDirection: {sm: 'row'}}}>
        <ChartsSurface title="Support tickets by quarter and channel">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <NumberedLegend />
      </Stack>
    </ChartDataProvider>
  );
}
