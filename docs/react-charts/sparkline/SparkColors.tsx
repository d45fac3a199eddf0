import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

// #region preview
const balance = [-4, -2, 1, 5, 3, -1, -3, 2, 6];

export default function SparkColors() {
  return (
    <Stack direction="row" spacing={4} sx={{width: '100%', maxWidth: 480}}>
      <Box sx={{flex: 1}}>
        <SparkLineChart
          title="Balance, in a color per mode"
          data={balance}
          color={(mode) => (mode === 'dark' ? '#f5a25d' : '#b3541e')}
          height={80}
        />
      </Box>
      <Box sx={{flex: 1}}>
        <SparkLineChart
          title="Balance, negative values in red"
          plotType="bar"
          data={balance}
          yAxis={{
            colorMap: {
              type: 'piecewise',
              thresholds: [0],
              colors: ['#d1495b', '#2e8b57'],
            },
          }}
          height={80}
        />
      </Box>
    </Stack>
  );
}
// #endregion
