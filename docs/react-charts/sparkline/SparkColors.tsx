import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const balance = [-4, -2, 1, 5, 3, -1, -3, 2, 6];

export default function SparkColors() {
  return (
    <Stack direction="row" spacing={4} sx={{width: '100%', maxWidth: 480}}>
      {/* #region preview */}
      <Box sx={{flex: 1}}>
        <SparkLineChart
          data={balance}
          height={80}
          color={(mode) => (mode === 'dark' ? '#f5a25d' : '#b3541e')}
        />
      </Box>
      <Box sx={{flex: 1}}>
        <SparkLineChart
          plotType="bar"
          data={balance}
          height={80}
          yAxis={{colorMap: {type: 'piecewise', thresholds: [0], colors: ['#d1495b', '#2e8b57']}}}
        />
      </Box>
      {/* #endregion */}
    </Stack>
  );
}
