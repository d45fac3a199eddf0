import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import {type LegendItemContext, PiecewiseColorLegend} from '@mui/x-charts/ChartsLegend';
import {PieChart} from '@mui/x-charts/PieChart';

const sales = [
  {id: 'rye', value: 620, label: 'Rye bread'},
  {id: 'rolls', value: 480, label: 'Rolls'},
];
const delays = [9, 4, -1, 3, 5, 8];
const delayAxis = [
  {
    label: 'Minutes late',
    colorMap: {
      type: 'piecewise' as const,
      thresholds: [0, 5],
      colors: ['#2e9e6b', '#d9a514', '#d1495b'],
    },
  },
];

export default function ClickContexts() {
  const [item, setItem] = React.useState<LegendItemContext>();

  return (
    <Stack sx={{width: '100%', gap: 1}}>
      {/* #region preview */}
      <PieChart
        series={[{id: 'sales', data: sales}]}
        slotProps={{
          legend: {
            onItemClick: (event: React.MouseEvent, context: LegendItemContext) =>
              setItem(context),
          },
        }}
        height={140}
        title="Pieces sold in a week by product"
      />
      <BarChart
        xAxis={[{data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov']}]}
        yAxis={delayAxis}
        series={[{id: 'delays', data: delays}]}
        slots={{legend: PiecewiseColorLegend}}
        slotProps={{
          legend: {
            axisDirection: 'y',
            labelPosition: 'inline-end',
            onItemClick: (event: React.MouseEvent, context: LegendItemContext) =>
              setItem(context),
          },
        }}
        height={200}
        title="Average delay of the boats by month"
      />
      <Box component="pre" sx={{m: 0, minHeight: 132, fontSize: 12}}>
        {item ? JSON.stringify(item, null, 2) : 'Click a legend item'}
      </Box>
      {/* #endregion */}
    </Stack>
  );
}
