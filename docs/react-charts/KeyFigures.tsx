import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {Gauge} from '@mui/x-charts/Gauge';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const ordersPerDay = [320, 280, 305, 340, 520, 390, 610];
const responseTimes = [118, 112, 121, 104, 99, 101, 96];

const grid = {
  display: 'grid',
  gap: 2,
  width: '100%',
  gridTemplateColumns: {sm: 'repeat(3, 1fr)'},
};
const card = {p: 2, borderRadius: 3, minWidth: 0};

export default function KeyFigures() {
  return (
    <Box sx={grid}>
      <Paper variant="outlined" sx={card}>
        {/* #region preview */}
        <Typography variant="body2">Orders today</Typography>
        <Typography variant="h5" component="p">
          610
        </Typography>
        {/* ordersPerDay: [320, 280, 305, 340, 520, 390, 610] */}
        <SparkLineChart
          title="Orders per day in the last 7 days"
          plotType="bar"
          data={ordersPerDay}
          height={56}
        />
        {/* #endregion */}
      </Paper>
      <Paper variant="outlined" sx={card}>
        <Typography variant="body2">Response time (median)</Typography>
        <Typography variant="h5" component="p">
          96 ms
        </Typography>
        <SparkLineChart
          title="Median response time in the last 7 days"
          data={responseTimes}
          height={56}
        />
      </Paper>
      <Paper variant="outlined" sx={card}>
        <Typography variant="body2">Quarterly sales goal</Typography>
        <Gauge
          value={78}
          startAngle={-100}
          endAngle={100}
          cornerRadius="50%"
          text="78%"
          height={88}
          margin={4}
          aria-label="Quarterly sales goal, percent reached"
        />
      </Paper>
    </Box>
  );
}
