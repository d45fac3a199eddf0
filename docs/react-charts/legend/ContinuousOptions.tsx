import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';
import {ContinuousColorLegend} from '@mui/x-charts/ChartsLegend';

const xAxis = [{data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug']}];
const yAxis = [
  {
    colorMap: {
      type: 'continuous' as const,
      min: 200,
      max: 320,
      color: ['#5b8def', '#d1495b'] as const,
    },
    valueFormatter: (tickets: number) => `${tickets}\u00a0tickets`,
    width: 80,
  },
];
const series = [{data: [214, 231, 252, 247, 296, 318, 283, 265], label: 'Tickets'}];
const slots = {legend: ContinuousColorLegend};

const positions = ['start', 'end', 'extremes'] as const;

export default function ContinuousOptions() {
  const [labelPosition, setLabelPosition] =
    React.useState<(typeof positions)[number]>('end');
  const [thickness, setThickness] = React.useState(12);
  const [reverse, setReverse] = React.useState(false);

  // #region preview
  // labelPosition: 'end', thickness: 12, reverse: false
  const slotProps = React.useMemo(() => {
    const sx = {width: 240};
    const axisDirection = 'y' as const;
    return {legend: {axisDirection, labelPosition, thickness, reverse, sx}};
  }, [labelPosition, thickness, reverse]);

  // colorMap: {type: 'continuous', min: 200, max: 320, color: ['#5b8def', '#d1495b']}
  // yAxis: [{colorMap}], slots: {legend: ContinuousColorLegend}
  // <BarChart yAxis={yAxis} slots={slots} slotProps={slotProps} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" sx={{gap: 1, flexWrap: 'wrap', pt: 0.5}}>
        <TextField
          select
          size="small"
          label="labelPosition"
          value={labelPosition}
          onChange={(event) =>
            setLabelPosition(event.target.value as typeof labelPosition)
          }
          sx={{width: 140}}
        >
          {positions.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="thickness"
          value={thickness}
          onChange={(event) => setThickness(Number(event.target.value))}
          sx={{width: 100}}
        >
          {[6, 12, 24].map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Switch
              checked={reverse}
              onChange={(event) => setReverse(event.target.checked)}
            />
          }
          label="reverse"
        />
      </Stack>
      <BarChart
        title="Support tickets by month"
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
