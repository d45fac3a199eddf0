import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

// #region preview
const orders = [42, 38, 45, 51, 47, 63, 70];
const formatOrders = (value: number | null) => `${value} orders`;
const slotProps = {tooltip: {placement: 'top' as const}};

const OrderBars = () => (
  <SparkLineChart
    title="Orders per day, as bars"
    plotType="bar"
    data={orders}
    valueFormatter={formatOrders}
    showTooltip
    showHighlight
    slotProps={slotProps}
    height={80}
  />
);
// #endregion

export default function SparkTooltip() {
  return (
    <Stack direction="row" spacing={4} sx={{width: '100%', maxWidth: 480}}>
      <Box sx={{flex: 1}}>
        <SparkLineChart
          title="Orders per day, as a line"
          data={orders}
          showTooltip
          showHighlight
          height={80}
        />
      </Box>
      <Box sx={{flex: 1}}>
        <OrderBars />
      </Box>
    </Stack>
  );
}
