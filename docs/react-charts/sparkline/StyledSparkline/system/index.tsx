import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

// #region preview
const orders = [42, 38, 45, 51, 47, 83, 92];
const sx = {
  '& .MuiAreaElement-root': {fillOpacity: 0.2},
  '& .MuiLineElement-root': {strokeWidth: 3},
};

const OrdersLine = () => (
  <SparkLineChart
    title="Orders per day of this week"
    data={orders}
    area
    height={60}
    sx={sx}
  />
);
// #endregion

export default function StyledSparkline() {
  return (
    <Card variant="outlined" sx={{width: 260, p: 2, borderRadius: 3}}>
      <Typography variant="body2">Orders this week</Typography>
      <Typography variant="h5" component="p">
        398
      </Typography>
      <OrdersLine />
    </Card>
  );
}
