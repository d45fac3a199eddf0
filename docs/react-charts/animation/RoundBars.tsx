import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {BarChart, type BarLabelProps, type BarProps} from '@mui/x-charts/BarChart';
import {useAnimateBar, useAnimateBarLabel} from '@mui/x-charts/hooks';

// #region preview
function RoundBar(props: BarProps) {
  const animated = useAnimateBar(props); // {ref, x, y, width, height}
  const {className, color, onPointerEnter, onPointerLeave} = props;
  const others = {className, fill: color, onPointerEnter, onPointerLeave};
  return <rect {...animated} {...others} rx={props.width / 3} />;
}

function LabelAbove({children, ...props}: BarLabelProps) {
  const place = {...props, y: props.y - 10, height: 0};
  const {ref, x, y} = useAnimateBarLabel(place);
  return (
    <text ref={ref} x={x} y={y} textAnchor="middle" fill="currentColor">
      {children}
    </text>
  );
}

const slots = {bar: RoundBar, barLabel: LabelAbove};
// #endregion

const xAxis = [{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']}];
const yAxis = [{min: 0, max: 700, label: 'Bookings'}];
const may = [{data: [320, 280, 305, 340, 520, 610, 390], label: 'Bookings'}];
const june = [{data: [290, 310, 295, 330, 410, 480, 640], label: 'Bookings'}];

export default function RoundBars() {
  const [series, setSeries] = React.useState(may);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Button
        sx={{alignSelf: 'flex-start'}}
        variant="outlined"
        size="small"
        onClick={() => setSeries(series === may ? june : may)}
      >
        {series === may ? 'Show June' : 'Show May'}
      </Button>
      <BarChart
        title="Bookings by day of the week"
        hideLegend
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        barLabel="value"
        slots={slots}
        height={280}
      />
    </Stack>
  );
}
