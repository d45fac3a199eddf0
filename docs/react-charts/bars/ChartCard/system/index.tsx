import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';

const xAxis = [{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], position: 'none' as const}];
const yAxis = [{position: 'none' as const}];
const series = [{data: [320, 280, 305, 340, 520], label: 'Orders'}];

export default function ChartCard() {
  return (
    // #region preview
    <Paper variant="outlined" sx={{maxWidth: 320, mx: 'auto', p: 2.5, borderRadius: 3}}>
      <Typography variant="body2" sx={{color: 'text.secondary'}}>
        Orders this week
      </Typography>
      <Typography variant="h4" component="p" sx={{mb: 2}}>
        1,765
      </Typography>
      <BarChart
        title="Orders per day of this week"
        hideLegend
        xAxis={xAxis} // [{data: ['Mon', 'Tue', …], position: 'none'}]
        yAxis={yAxis} // [{position: 'none'}]
        series={series} // [{data: [320, 280, …], label: 'Orders'}]
        margin={0}
        height={120}
      />
    </Paper>
    // #endregion
  );
}
