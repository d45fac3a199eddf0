import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {BarChart, type BarProps} from '@mui/x-charts/BarChart';
import {useAnimate} from '@mui/x-charts/hooks';

// #region preview
function DroppedBar({x, y, width, height, color, className, skipAnimation}: BarProps) {
  const animated = useAnimate(
    {y, opacity: 1},
    {
      initialProps: {y: y - 60, opacity: 0},
      createInterpolator: (from, to) => (t) => ({
        y: from.y + (to.y - from.y) * t,
        opacity: from.opacity + (to.opacity - from.opacity) * t,
      }),
      transformProps: ({y: top, opacity}) => ({
        transform: `translate(0 ${top})`,
        opacity,
      }),
      applyProps: (element: SVGRectElement, {transform, opacity}) => {
        element.setAttribute('transform', transform);
        element.setAttribute('opacity', String(opacity));
      },
      skip: skipAnimation,
    },
  );
  return (
    <rect
      x={x}
      width={width}
      height={height}
      className={className}
      fill={color}
      {...animated}
    />
  );
}

const slots = {bar: DroppedBar};

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
        hideLegend
        xAxis={[{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}]}
        yAxis={[{label: 'Loaves sold', width: 60}]}
        series={[{data: [84, 91, 78, 102, 127], label: 'Sold'}]}
        slots={slots}
        height={280}
        title="Loaves sold by day"
      />
    </Stack>
  );
}
// #endregion
