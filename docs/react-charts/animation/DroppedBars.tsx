import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {BarChart, type BarProps} from '@mui/x-charts/BarChart';
import {useAnimate} from '@mui/x-charts/hooks';

// #region preview
function DroppedBar({y, skipAnimation, ...props}: BarProps) {
  const animated = useAnimate(
    {y}, // The target
    {
      initialProps: {y: y - 60},
      createInterpolator: (from, to) => (time) => ({
        y: from.y + (to.y - from.y) * time,
      }),
      transformProps: (values) => ({transform: `translate(0 ${values.y})`}),
      applyProps: (element: SVGRectElement, {transform}) =>
        element.setAttribute('transform', transform),
      skip: skipAnimation,
    },
  );
  const {x, width, height, color, onPointerEnter, onPointerLeave} = props;
  const others = {x, width, height, fill: color, onPointerEnter, onPointerLeave};
  return <rect {...others} {...animated} />; // {ref, transform}
}
// #endregion

const slots = {bar: DroppedBar};
const xAxis = [{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}];
const yAxis = [{label: 'Orders'}];
const series = [{data: [84, 91, 78, 102, 127], label: 'Orders'}];

export default function DroppedBars() {
  const [run, setRun] = React.useState(0);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Button
        sx={{alignSelf: 'flex-start'}}
        variant="outlined"
        size="small"
        onClick={() => setRun(run + 1)}
      >
        Play again
      </Button>
      <BarChart
        key={run}
        title="Orders by weekday"
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
