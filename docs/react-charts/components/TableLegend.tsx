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
import {night} from '../data/observatory';

// #region preview
function MyCustomLegend() {
  const {items} = useLegend();
  const series = useLineSeries();
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Place</TableCell>
          <TableCell align="right">Min, °C</TableCell>
          <TableCell align="right">Max, °C</TableCell>
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

export default function TableLegend() {
  return (
    <ChartDataProvider
      xAxis={[{data: night.hours, label: 'Hours after sunset'}]}
      yAxis={[{label: 'Temperature, °C'}]}
      series={[
        {type: 'line', data: night.outside, label: 'Outside'},
        {type: 'line', data: night.dome, label: 'Dome'},
      ]}
      height={240}
    >
      <Stack sx={{width: '100%', gap: 1}}>
        <MyCustomLegend />
        <ChartsSurface title="Temperature in the dome and outside by hour">
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </Stack>
    </ChartDataProvider>
  );
}
// #endregion
