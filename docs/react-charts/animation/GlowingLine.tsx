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
function GlowLine({d, skipAnimation, ownerState, ...other}: AnimatedLineProps) {
  const glow = useAnimateLine({d, skipAnimation}); // {ref, d}
  const line = useAnimateLine({d, skipAnimation});
  return (
    <g {...other} fill="none" stroke={ownerState.color}>
      <path {...glow} strokeWidth={9} opacity={0.3} />
      <path {...line} strokeWidth={2} />
    </g>
  );
}

function PaleArea({d, skipAnimation, ownerState, ...other}: AnimatedAreaProps) {
  const animated = useAnimateArea({d, skipAnimation});
  return <path {...other} {...animated} fill={ownerState.color} opacity={0.12} />;
}

const slots = {line: GlowLine, area: PaleArea};
// <LineChart series={series} slots={slots} … />
// #endregion

const xAxis = [{data: [0, 4, 8, 12, 16, 20, 24], label: 'Hour of the day', max: 24}];
const yAxis = [{min: 0, max: 160, label: 'Requests per second', width: 60}];
const options = {label: 'Requests', area: true, showMark: false};
const weekday = [{data: [22, 18, 86, 142, 128, 74, 30], ...options}];
const weekend = [{data: [34, 21, 38, 71, 82, 90, 46], ...options}];

export default function GlowingLine() {
  const [series, setSeries] = React.useState(weekday);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Button
        sx={{alignSelf: 'flex-start'}}
        variant="outlined"
        size="small"
        onClick={() => setSeries(series === weekday ? weekend : weekday)}
      >
        {series === weekday ? 'Show weekend' : 'Show weekday'}
      </Button>
      <LineChart
        title="Requests per second by hour of the day"
        hideLegend
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        slots={slots}
        height={280}
      />
    </Stack>
  );
}
