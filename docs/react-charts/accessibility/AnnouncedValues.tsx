import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const online = [42, 47, 53, 49, 58, 64];
const stores = [61, 58, 57, 55, 54, 52];
const xAxis = [{id: 'month', data: months, scaleType: 'point' as const}];
const yAxis = [{label: 'Revenue ($1,000)', min: 0, width: 60}];
const series = [
  {data: online, label: 'Online', color: '#2563eb'},
  {data: stores, label: 'Stores', color: '#c2410c'},
];

function RevenueChart(props: Partial<LineChartProps>) {
  return (
    <LineChart
      title="Revenue by month and sales channel"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={260}
      {...props}
    />
  );
}

const describe = (index: number) =>
  `${months[index]}: online $${online[index]},000, stores $${stores[index]},000`;

// #region preview
// describe(0) returns 'Jan: online $42,000, stores $61,000'.
export default function AnnouncedValues() {
  const [month, setMonth] = React.useState(0); // 0 is 'Jan', and 5 is 'Jun'.
  const item = React.useMemo(() => [{axisId: 'month', dataIndex: month}], [month]);
  return (
    <Box sx={{width: '100%', px: 1.5}}>
      <RevenueChart highlightedAxis={item} />
      <Typography variant="body2">{describe(month)}</Typography>
      <Slider
        aria-label="Month"
        value={month}
        max={5}
        marks
        getAriaValueText={describe}
        onChange={(event, value) => setMonth(value)}
      />
    </Box>
  );
}
// #endregion
