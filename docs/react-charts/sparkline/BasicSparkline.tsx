import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const guests = [42, 38, 45, 51, 47, 63, 70, 58, 66];

export default function BasicSparkline() {
  return (
    <Stack direction="row" spacing={4} sx={{width: '100%', maxWidth: 480}}>
      {/* #region preview */}
      <Box sx={{flex: 1}}>
        <SparkLineChart data={guests} height={80} />
      </Box>
      <Box sx={{flex: 1}}>
        <SparkLineChart plotType="bar" data={guests} height={80} />
      </Box>
      {/* #endregion */}
    </Stack>
  );
}
