import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {bookings} from '../data/bookings';

type Direction = 'auto' | 'increasing' | 'decreasing';

export default function UpwardPyramid() {
  const [funnelDirection, setDirection] = React.useState<Direction>('increasing');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={funnelDirection}
        onChange={(event, value) => value && setDirection(value)}
        aria-label="funnelDirection"
      >
        <ToggleButton value="auto">auto</ToggleButton>
        <ToggleButton value="increasing">increasing</ToggleButton>
        <ToggleButton value="decreasing">decreasing</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <FunnelChart
        hideLegend
        series={[{data: bookings, curve: 'pyramid', funnelDirection}]}
        gap={4}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
