import Box from '@mui/material/Box';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

// #region preview
const prices = [29, 24, 28, 34, 37, 32, 33];
const xAxis = {
  data: [3, 8, 13, 17, 21, 26, 29].map((day) => new Date(2025, 4, day)),
  scaleType: 'time' as const,
  valueFormatter: (date: Date) => `May ${date.getDate()}`,
};
const formatPrice = (price: number | null) => `$${price}`;

const StockPrice = () => (
  <SparkLineChart
    title="Stock price in May"
    data={prices}
    xAxis={xAxis}
    valueFormatter={formatPrice}
    showTooltip
    showHighlight
    height={90}
  />
);
// #endregion

export default function SparkAxis() {
  return (
    <Box sx={{width: '100%', maxWidth: 400}}>
      <StockPrice />
    </Box>
  );
}
