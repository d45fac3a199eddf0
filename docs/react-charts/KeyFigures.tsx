import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {Gauge} from '@mui/x-charts/Gauge';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import {pier} from './data/ferries';
import {climate} from './data/observatory';

const cards = [
  {label: 'Passengers today', value: '610', data: pier.arrived, plotType: 'bar'},
  {label: 'Clear nights', value: '150', data: climate.clearNights, plotType: 'line'},
] as const;

export default function KeyFigures() {
  return (
    // #region preview
    <Box sx={{display: 'grid', gap: 2, width: '100%', gridTemplateColumns: {sm: 'repeat(3, 1fr)'}}}>
      {cards.map(({label, value, data, plotType}) => (
        <Paper key={label} variant="outlined" sx={{p: 2, borderRadius: 3, minWidth: 0}}>
          <Typography variant="body2">{label}</Typography>
          <Typography variant="h5" component="p">
            {value}
          </Typography>
          <SparkLineChart data={[...data]} plotType={plotType} height={56} />
        </Paper>
      ))}
      <Paper variant="outlined" sx={{p: 2, borderRadius: 3, minWidth: 0}}>
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
    // #endregion
  );
}
