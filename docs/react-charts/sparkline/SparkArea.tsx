import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

// #region preview
const profit = [-4, -2, 1, 5, 3, -1, -3, 2, 6];

const ProfitFromZero = () => (
  <SparkLineChart title="Profit" data={profit} area curve="monotoneX" height={80} />
);

const ProfitFromBottom = () => (
  <SparkLineChart
    title="Profit, filled from the bottom"
    data={profit}
    area
    baseline="min"
    curve="stepAfter"
    height={80}
  />
);
// #endregion

export default function SparkArea() {
  return (
    <Stack direction="row" spacing={4} sx={{width: '100%', maxWidth: 480}}>
      <Box sx={{flex: 1}}>
        <ProfitFromZero />
      </Box>
      <Box sx={{flex: 1}}>
        <ProfitFromBottom />
      </Box>
    </Stack>
  );
}
