import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {LineChart} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

export default function Margins() {
  const [left, setLeft] = React.useState(20);
  const [hidden, setHidden] = React.useState(false);

  return (
    <Stack sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={hidden}
            onChange={(event) => setHidden(event.target.checked)}
          />
        }
        label="Hide the y-axis"
      />
      <Typography variant="body2">margin.left: {left}</Typography>
      <Slider
        size="small"
        min={0}
        max={150}
        value={left}
        onChange={(event, value) => setLeft(value)}
        aria-label="Left margin"
        sx={{mx: 1, width: 'auto'}}
      />
      {/* #region preview */}
      <Box sx={{height: 240, border: '1px dashed', borderColor: 'divider'}}>
        <LineChart
          hideLegend
          title="Clear nights by month"
          xAxis={[{data: months, scaleType: 'point', height: 25}]}
          yAxis={[{label: 'Nights', width: 50, position: hidden ? 'none' : 'left'}]}
          series={[{data: climate.clearNights, label: 'Clear nights', area: true}]}
          margin={{left, right: 20, bottom: 5}}
        />
      </Box>
      {/* #endregion */}
    </Stack>
  );
}
