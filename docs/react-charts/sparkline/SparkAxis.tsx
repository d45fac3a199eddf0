import Box from '@mui/material/Box';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

// #region preview
const days = [3, 8, 13, 17, 21, 26, 29].map((day) => new Date(2025, 4, day));

export default function SparkAxis() {
  return (
    <Box sx={{width: '100%', maxWidth: 400}}>
      <SparkLineChart
        title="Water level of a river in May"
        data={[2.9, 2.4, 1.8, 1.4, 1.7, 1.2, 1.3]}
        xAxis={{
          data: days,
          scaleType: 'time',
          valueFormatter: (day: Date) => `May ${day.getDate()}`,
        }}
        valueFormatter={(value) => `${value} m`}
        showTooltip
        showHighlight
        height={90}
      />
    </Box>
  );
}
// #endregion
