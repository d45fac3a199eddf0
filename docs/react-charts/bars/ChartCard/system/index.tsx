import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Chart from '../chart';

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
      <Chart />
    </Paper>
    // #endregion
  );
}
