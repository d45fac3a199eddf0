import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

// #region preview
const profit = [-4, -2, 1, 5, 3, -1, -3, 2, 6];

const pickColor = (mode: 'light' | 'dark') => (mode === 'dark' ? '#f5a25d' : '#b3541e');
const yAxis = {
  colorMap: {
    type: 'piecewise' as const,
    thresholds: [0],
    colors: ['#d1495b', '#2e8b57'], // below 0, and from 0 on
  },
};

const ColorByMode = () => (
  <SparkLineChart
    title="Profit, as a line"
    data={profit}
    color={pickColor}
    height={80}
  />
);
// Color by value: <SparkLineChart plotType="bar" yAxis={yAxis} … />
// #endregion

export default function SparkColors() {
  return (
    <Stack direction="row" spacing={4} sx={{width: '100%', maxWidth: 480}}>
      <Box sx={{flex: 1}}>
        <ColorByMode />
      </Box>
      <Box sx={{flex: 1}}>
        <SparkLineChart
          title="Profit, with losses in red"
          plotType="bar"
          data={profit}
          yAxis={yAxis}
          height={80}
        />
      </Box>
    </Stack>
  );
}
