import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {BarChart, type BarLabelProps, type BarProps} from '@mui/x-charts/BarChart';
import {useAnimateBar, useAnimateBarLabel} from '@mui/x-charts/hooks';
import {pier} from '../data/ferries';

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
  const place = {x, y: y - 10, width, height: 0, xOrigin, yOrigin, layout, skipAnimation};
  const {ref, x: left, y: top} = useAnimateBarLabel(place);
  return (
    <text ref={ref} x={left} y={top} textAnchor="middle" fill="currentColor">
      {children}
    </text>
  );
}
// #endregion

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
        Swap the data
      </Button>
      <BarChart
        hideLegend
        xAxis={[{data: pier.days}]}
        yAxis={[{min: 0, max: 700}]}
        series={[
          {
            label: 'Passengers',
            data: arrived ? pier.arrived : pier.left.map((value) => -value),
          },
        ]}
        barLabel="value"
        slots={{bar: RoundBar, barLabel: LabelAbove}}
        height={280}
      />
    </Stack>
  );
}
