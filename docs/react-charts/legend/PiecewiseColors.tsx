import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';
import {PiecewiseColorLegend} from '@mui/x-charts/ChartsLegend';

const xAxis = [{data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']}];
const colorMap = {
  type: 'piecewise' as const,
  thresholds: [200, 300],
  colors: ['#3f7fd0', '#d9a514', '#d1495b'],
};
const yAxis = [{label: 'Response time (ms)', width: 60, colorMap}];
const series = [{data: [164, 231, 252, 188, 296, 342], label: 'Response time'}];
const slots = {legend: PiecewiseColorLegend};

const places = ['extremes', 'start', 'end', 'inline-start', 'inline-end'] as const;

export default function PiecewiseColors() {
  const [labelPosition, setLabelPosition] =
    React.useState<(typeof places)[number]>('inline-end');

  // #region preview
  // labelPosition: 'inline-end'
  const slotProps = React.useMemo(() => {
    const axisDirection = 'y' as const;
    const markType = 'circle' as const;
    return {legend: {axisDirection, labelPosition, markType}};
  }, [labelPosition]);

  // colorMap: {type: 'piecewise', thresholds: [200, 300], colors: ['#3f7fd0', …]}
  // yAxis: [{colorMap}]
  // slots: {legend: PiecewiseColorLegend}
  // <BarChart yAxis={yAxis} slots={slots} slotProps={slotProps} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <TextField
        select
        size="small"
        label="labelPosition"
        value={labelPosition}
        onChange={(event) =>
          setLabelPosition(event.target.value as typeof labelPosition)
        }
        sx={{width: 160}}
      >
        {places.map((place) => (
          <MenuItem key={place} value={place}>
            {place}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        title="Average response time by month"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        slots={slots}
        slotProps={slotProps}
        height={300}
      />
    </Stack>
  );
}
