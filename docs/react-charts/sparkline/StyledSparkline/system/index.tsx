import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

export default function StyledSparkline() {
  return (
    // #region preview
    <Card variant="outlined" sx={{width: 260, p: 2, borderRadius: 3}}>
      <Typography variant="body2">Guests this week</Typography>
      <Typography variant="h5" component="p">
        398
      </Typography>
      <SparkLineChart
        title="Guests per day of this week"
        data={[42, 38, 45, 51, 47, 83, 92]}
        area
        height={60}
        sx={{
          '& .MuiAreaElement-root': {fillOpacity: 0.2},
          '& .MuiLineElement-root': {strokeWidth: 3},
        }}
      />
    </Card>
    // #endregion
  );
}
