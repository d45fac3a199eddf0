import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {SparkLineChart, type SparkLineChartProps} from '@mui/x-charts/SparkLineChart';

// #region preview
const cpuLoad = [52, 58, 55, 61, 67, 63, 71, 66]; // percent

const ranges: {name: string; yAxis?: SparkLineChartProps['yAxis']}[] = [
  {name: 'nice (default)'},
  {name: 'strict', yAxis: {domainLimit: 'strict'}},
  {
    name: 'function: ±10',
    yAxis: {
      domainLimit: (min, max) => ({min: Number(min) - 10, max: Number(max) + 10}),
    },
  },
  {name: 'min 0, max 100', yAxis: {min: 0, max: 100}},
];
// For each range: <SparkLineChart data={cpuLoad} yAxis={yAxis} … />
// #endregion

export default function SparkDomain() {
  return (
    <Box sx={{display: 'grid', width: '100%', gap: 2, gridTemplateColumns: '1fr 1fr'}}>
      {ranges.map(({name, yAxis}) => (
        <Box key={name} sx={{minWidth: 0}}>
          <Typography variant="body2">{name}</Typography>
          <SparkLineChart
            title={`CPU load, ${name}`}
            data={cpuLoad}
            yAxis={yAxis}
            height={60}
          />
        </Box>
      ))}
    </Box>
  );
}
