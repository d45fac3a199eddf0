import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

export default function SparkTooltip() {
  return (
    <Stack direction="row" spacing={4} sx={{width: '100%', maxWidth: 480}}>
      {/* #region preview */}
      <Box sx={{flex: 1}}>
        <SparkLineChart
          title="Guests per day, as a line"
          data={[42, 38, 45, 51, 47, 63, 70]}
          showTooltip
          showHighlight
          height={80}
        />
      </Box>
      <Box sx={{flex: 1}}>
        <SparkLineChart
          title="Guests per day, as bars"
          plotType="bar"
          data={[42, 38, 45, 51, 47, 63, 70]}
          valueFormatter={(value) => `${value} guests`}
          showTooltip
          showHighlight
          slotProps={{tooltip: {placement: 'top'}}}
          height={80}
        />
      </Box>
      {/* #endregion */}
    </Stack>
  );
}
