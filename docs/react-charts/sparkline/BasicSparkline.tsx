import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

// #region preview
const orders = [42, 38, 45, 51, 47, 63, 70, 58, 66];

export default function BasicSparkline() {
  return (
    <Stack direction="row" spacing={4} sx={{width: '100%', maxWidth: 480}}>
      <Box sx={{flex: 1}}>
        <SparkLineChart title="Orders per day, as a line" data={orders} height={80} />
      </Box>
      <Box sx={{flex: 1}}>
        <SparkLineChart
          title="Orders per day, as bars"
          plotType="bar"
          data={orders}
          height={80}
        />
      </Box>
    </Stack>
  );
}
// #endregion
