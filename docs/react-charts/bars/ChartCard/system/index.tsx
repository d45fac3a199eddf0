import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';

export default function ChartCard() {
  return (
    // #region preview
    <Paper variant="outlined" sx={{maxWidth: 320, mx: 'auto', p: 2.5, borderRadius: 3}}>
      <Typography variant="body2" sx={{color: 'text.secondary'}}>
        Passengers this week
      </Typography>
      <Typography variant="h4" component="p" sx={{mb: 2}}>
        1,765
      </Typography>
      <BarChart
        title="Passengers per day of this week"
        hideLegend
        xAxis={[{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], position: 'none'}]}
        yAxis={[{position: 'none'}]}
        series={[{data: [320, 280, 305, 340, 520], label: 'Passengers'}]}
        margin={0}
        height={120}
      />
    </Paper>
    // #endregion
  );
}
