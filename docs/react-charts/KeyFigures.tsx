import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {Gauge} from '@mui/x-charts/Gauge';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

// #region preview
const cards = [
  {
    label: 'Passengers today',
    value: '610',
    trend: [320, 280, 305, 340, 520, 390, 610],
    plotType: 'bar' as const,
  },
  {
    label: 'Response time (median)',
    value: '96 ms',
    trend: [118, 112, 121, 104, 99, 101, 96],
    plotType: 'line' as const,
  },
];
const card = {p: 2, borderRadius: 3, minWidth: 0};

export default function KeyFigures() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: {sm: 'repeat(3, 1fr)'},
      }}
    >
      {cards.map(({label, value, trend, plotType}) => (
        <Paper key={label} variant="outlined" sx={card}>
          <Typography variant="body2">{label}</Typography>
          <Typography variant="h5" component="p">
            {value}
          </Typography>
          <SparkLineChart
            title={`${label}, last 7 days`}
            data={trend}
            plotType={plotType}
            height={56}
          />
        </Paper>
      ))}
      <Paper variant="outlined" sx={card}>
        <Typography variant="body2">Seats taken</Typography>
        <Gauge
          value={78}
          startAngle={-100}
          endAngle={100}
          cornerRadius="50%"
          text="78%"
          height={88}
          margin={4}
          aria-label="Seats taken, percent"
        />
      </Paper>
    </Box>
  );
}
// #endregion
