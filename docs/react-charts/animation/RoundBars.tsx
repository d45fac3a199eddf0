import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {BarChart, type BarLabelProps, type BarProps} from '@mui/x-charts/BarChart';
import {useAnimateBar, useAnimateBarLabel} from '@mui/x-charts/hooks';

// #region preview
function RoundBar(props: BarProps) {
  const animated = useAnimateBar(props);
  const {className, color, onPointerEnter, onPointerLeave} = props;
  return (
    <rect
      {...animated}
      className={className}
      fill={color}
      rx={props.width / 3}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    />
  );
}

function LabelAbove({x, y, width, children, ...other}: BarLabelProps) {
  const {xOrigin, yOrigin, layout, skipAnimation} = other;
  const place = {
    x,
    y: y - 10,
    width,
    height: 0,
    xOrigin,
    yOrigin,
    layout,
    skipAnimation,
  };
  const {ref, x: left, y: top} = useAnimateBarLabel(place);
  return (
    <text ref={ref} x={left} y={top} textAnchor="middle" fill="currentColor">
      {children}
    </text>
  );
}

const slots = {bar: RoundBar, barLabel: LabelAbove};
const arrivals = [320, 280, 305, 340, 520, 610, 390];
const departures = [290, 310, 295, 330, 410, 480, 640];

export default function RoundBars() {
  const [arrived, setArrived] = React.useState(true);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Button
        sx={{alignSelf: 'flex-start'}}
        variant="outlined"
        size="small"
        onClick={() => setArrived(!arrived)}
      >
        {arrived ? 'Show departures' : 'Show arrivals'}
      </Button>
      <BarChart
        hideLegend
        xAxis={[{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']}]}
        yAxis={[{min: 0, max: 700, label: 'Passengers', width: 60}]}
        series={[{data: arrived ? arrivals : departures, label: 'Passengers'}]}
        barLabel="value"
        slots={slots}
        height={280}
        title="Passengers at the pier by day"
      />
    </Stack>
  );
}
// #endregion
