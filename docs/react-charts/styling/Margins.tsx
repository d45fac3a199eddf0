import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {LineChart} from '@mui/x-charts/LineChart';

const series = [{data: [118, 142, 137, 161, 178, 193], label: 'Customers', area: true}];

// #region preview
const xAxis = [
  {
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
    scaleType: 'point' as const,
    height: 25,
  },
];
const visibleAxis = [{label: 'Customers', width: 60}];
const hiddenAxis = [{position: 'none' as const}]; // takes no space

export default function Margins() {
  const [left, setLeft] = React.useState(20);
  const [hidden, setHidden] = React.useState(false);
  const margin = React.useMemo(() => ({left, right: 20, bottom: 5}), [left]);
  const yAxis = hidden ? hiddenAxis : visibleAxis;
  // <LineChart margin={margin} xAxis={xAxis} yAxis={yAxis} … />
  // #endregion

  return (
    <Stack sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch checked={hidden} onChange={(_event, checked) => setHidden(checked)} />
        }
        label="Hide the y-axis"
      />
      <Typography variant="body2">margin.left: {left}</Typography>
      <Slider
        size="small"
        min={0}
        max={150}
        value={left}
        onChange={(_event, value) => setLeft(value)}
        aria-label="Left margin"
        sx={{mx: 1, width: 'auto'}}
      />
      <Box sx={{height: 240, border: '1px dashed', borderColor: 'divider'}}>
        <LineChart
          hideLegend
          title="Customers by month"
          xAxis={xAxis}
          yAxis={yAxis}
          series={series}
          margin={margin}
        />
      </Box>
    </Stack>
  );
}
