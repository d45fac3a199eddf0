import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {useAnimateArea, useAnimateLine} from '@mui/x-charts/hooks';
import {
  LineChart,
  type AnimatedAreaProps,
  type AnimatedLineProps,
} from '@mui/x-charts/LineChart';

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

const slots = {line: TwofoldLine, area: PaleArea};
const dome = [14.6, 10.0, 6.9, 4.6, 2.7, 2.4];
const outside = [11.2, 7.8, 5.1, 3.0, 1.2, 1.6];

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
        {inside ? 'Show outside' : 'Show the dome'}
      </Button>
      <LineChart
        hideLegend
        xAxis={[{data: [0, 2, 4, 6, 8, 10], label: 'Hours after sunset'}]}
        yAxis={[{min: 0, max: 16, label: 'Temperature, °C'}]}
        series={[{data: inside ? dome : outside, area: true, showMark: false}]}
        slots={slots}
        height={280}
        title="Temperature by hour after sunset"
      />
    </Stack>
  );
}
// #endregion
