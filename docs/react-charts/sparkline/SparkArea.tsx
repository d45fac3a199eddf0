import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const balance = [-4, -2, 1, 5, 3, -1, -3, 2, 6];

export default function SparkArea() {
  return (
    <Stack direction="row" spacing={4} sx={{width: '100%', maxWidth: 480}}>
      {/* #region preview */}
      <Box sx={{flex: 1}}>
        <SparkLineChart data={balance} height={80} area curve="monotoneX" />
      </Box>
      <Box sx={{flex: 1}}>
        <SparkLineChart data={balance} height={80} area baseline="min" curve="stepAfter" />
      </Box>
      {/* #endregion */}
    </Stack>
  );
}
