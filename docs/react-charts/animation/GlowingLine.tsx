import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {useAnimateArea, useAnimateLine} from '@mui/x-charts/hooks';
import {LineChart, type AnimatedAreaProps, type AnimatedLineProps} from '@mui/x-charts/LineChart';
import {night} from '../data/observatory';

// #region preview
function TwofoldLine({d, skipAnimation, ownerState}: AnimatedLineProps) {
  const wide = useAnimateLine({d, skipAnimation});
  const thin = useAnimateLine({d, skipAnimation});
  return (
    <g fill="none" stroke={ownerState.color}>
      <path {...wide} strokeWidth={9} opacity={0.3} />
      <path {...thin} strokeWidth={2} />
    </g>
  );
}

function PaleArea({d, skipAnimation, ownerState}: AnimatedAreaProps) {
  const animated = useAnimateArea({d, skipAnimation});
  return <path {...animated} fill={ownerState.color} opacity={0.12} />;
}
// #endregion

export default function GlowingLine() {
  const [inside, setInside] = React.useState(true);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Button
        sx={{alignSelf: 'flex-start'}}
        variant="outlined"
        size="small"
        onClick={() => setInside(!inside)}
      >
        Swap the data
      </Button>
      <LineChart
        hideLegend
        xAxis={[{data: night.hours}]}
        yAxis={[{min: 0, max: 16}]}
        series={[
          {
            data: inside ? night.dome : night.outside,
            label: 'Temperature, °C',
            area: true,
            showMark: false,
          },
        ]}
        slots={{line: TwofoldLine, area: PaleArea}}
        height={280}
      />
    </Stack>
  );
}
