import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot} from '@mui/x-charts/LineChart';
import {useLegend, useLineSeries} from '@mui/x-charts/hooks';

function MyCustomLegend() {
  const {items} = useLegend();
  const series = useLineSeries();
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Service</TableCell>
          <TableCell align="right">Min (ms)</TableCell>
          <TableCell align="right">Max (ms)</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map(({id, label, color}, index) => {
          const values = series[index]!.data.filter((value) => value !== null);
          return (
            <TableRow key={id}>
              <TableCell sx={{borderInlineStart: `6px solid ${color}`}}>
                {label}
              </TableCell>
              <TableCell align="right">{Math.min(...values)}</TableCell>
              <TableCell align="right">{Math.max(...values)}</TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

const xAxis = [{data: [0, 4, 8, 12, 16, 20, 24], label: 'Hour of the day', max: 24}];
const yAxis = [{label: 'Response time (ms)', min: 0, width: 60}];
const series = [
  {type: 'line' as const, data: [96, 91, 124, 146, 138, 119, 98], label: 'API'},
  {type: 'line' as const, data: [142, 136, 171, 188, 182, 160, 145], label: 'Search'},
];

export default function TableLegend() {
  return (
    // #region preview
    // MyCustomLegend renders a <Table>. It calls useLegend() for the labels and colors:
    // {items: [{id: …, label: 'API', color: '#…'}, …]}
    // and useLineSeries() for the values: [{id: …, data: [96, 91, 124, …]}, …]
    // series: [{type: 'line', data: [96, 91, 124, …], label: 'API'}, …]
    // xAxis: [{data: [0, 4, 8, …]}], yAxis: [{label: 'Response time (ms)'}]
    <ChartDataProvider xAxis={xAxis} yAxis={yAxis} series={series} height={240}>
      <Stack sx={{width: '100%', gap: 1}}>
        <MyCustomLegend />
        <ChartsSurface title="Response time of two services by hour of the day">
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </Stack>
    </ChartDataProvider>
    // #endregion
  );
}
