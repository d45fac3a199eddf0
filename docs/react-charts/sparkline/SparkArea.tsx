import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

// #region preview
const balance = [-4, -2, 1, 5, 3, -1, -3, 2, 6];

export default function SparkArea() {
  return (
    <Stack direction="row" spacing={4} sx={{width: '100%', maxWidth: 480}}>
      <Box sx={{flex: 1}}>
        <SparkLineChart
          title="Balance"
          data={balance}
          area
          curve="monotoneX"
          height={80}
        />
      </Box>
      <Box sx={{flex: 1}}>
        <SparkLineChart
          title="Balance, filled from the bottom"
          data={balance}
          area
          baseline="min"
          curve="stepAfter"
          height={80}
        />
      </Box>
    </Stack>
  );
}
// #endregion
