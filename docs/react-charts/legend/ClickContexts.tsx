import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import {type LegendItemContext, PiecewiseColorLegend} from '@mui/x-charts/ChartsLegend';
import {PieChart} from '@mui/x-charts/PieChart';

const pieSeries = [
  {
    id: 'orders',
    data: [
      {id: 'furniture', value: 437, label: 'Furniture'},
      {id: 'lighting', value: 141, label: 'Lighting'},
    ],
  },
];
const xAxis = [{data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov']}];
const yAxis = [
  {
    label: 'Response time (ms)',
    width: 60,
    colorMap: {
      type: 'piecewise' as const,
      thresholds: [200, 300],
      colors: ['#3f7fd0', '#d9a514', '#d1495b'],
    },
  },
];
const barSeries = [{id: 'times', data: [164, 231, 252, 188, 296, 342]}];
const slots = {legend: PiecewiseColorLegend};

export default function ClickContexts() {
  const [item, setItem] = React.useState<LegendItemContext>();

  // #region preview
  const {pieSlotProps, barSlotProps} = React.useMemo(() => {
    const onItemClick = (event: React.MouseEvent, context: LegendItemContext) =>
      setItem(context);
    const axisDirection = 'y' as const;
    const labelPosition = 'inline-end' as const;
    return {
      pieSlotProps: {legend: {onItemClick}},
      barSlotProps: {legend: {axisDirection, labelPosition, onItemClick}},
    };
  }, []);

  // <PieChart slotProps={pieSlotProps} … />
  // slots: {legend: PiecewiseColorLegend}
  // <BarChart slots={slots} slotProps={barSlotProps} … />
  // #endregion

  // Memoized, because the legend loses the focus whenever its chart renders again.
  const barChart = React.useMemo(
    () => (
      <BarChart
        title="Average response time by month"
        xAxis={xAxis}
        yAxis={yAxis}
        series={barSeries}
        slots={slots}
        slotProps={barSlotProps}
        height={200}
      />
    ),
    [barSlotProps],
  );

  return (
    <Stack sx={{width: '100%', gap: 1}}>
      <PieChart
        title="Orders by category"
        series={pieSeries}
        slotProps={pieSlotProps}
        height={140}
      />
      {barChart}
      <Box component="pre" role="status" sx={{m: 0, minHeight: 132, fontSize: 12}}>
        {item ? JSON.stringify(item, null, 2) : 'Click a legend item'}
      </Box>
    </Stack>
  );
}
