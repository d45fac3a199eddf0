import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

const data = [
  {value: 1130, label: 'Paid'},
  {value: 1480, label: 'Started checkout'},
  {value: 2650, label: 'Added to cart'},
  {value: 4200, label: 'Viewed product'},
];

const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];

export default function UpwardPyramid() {
  const [funnelDirection, setDirection] = React.useState<
    'auto' | 'increasing' | 'decreasing'
  >('auto');

  const series = React.useMemo(
    () => [{data, curve: 'pyramid' as const, funnelDirection}],
    [funnelDirection],
  );

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
      {/* data: [{value: 1130, label: 'Paid'}, …, {value: 4200, label: 'Viewed product'}] */}
      {/* series: [{data, curve: 'pyramid', funnelDirection: 'auto'}] */}
      <FunnelChart
        colors={colors} // ['#5b7bd5', '#7e6bd1', …]
        series={series}
        gap={4}
        height={300}
        title="Visitors from payment back to product page"
      />
      {/* #endregion */}
    </Stack>
  );
}
