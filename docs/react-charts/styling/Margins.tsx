import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {LineChart} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

export default function Margins() {
  const [right, setRight] = React.useState(20);

  return (
    <Stack sx={{width: '100%'}}>
      <Typography variant="body2">margin.right: {right}</Typography>
      <Slider
        size="small"
        min={0}
        max={150}
        value={right}
        onChange={(event, value) => setRight(value)}
        aria-label="Right margin"
        sx={{mx: 1, width: 'auto'}}
      />
      {/* #region preview */}
      <Box sx={{height: 240, border: '1px dashed', borderColor: 'divider'}}>
        <LineChart
          hideLegend
          xAxis={[{data: months, scaleType: 'point'}]}
          series={[{data: climate.clearNights, label: 'Clear nights', area: true}]}
          margin={{bottom: 5, left: 0, right}}
        />
      </Box>
      {/* #endregion */}
    </Stack>
  );
}
