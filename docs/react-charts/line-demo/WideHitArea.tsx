import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AnimatedLine, LineChart, type AnimatedLineProps} from '@mui/x-charts/LineChart';

// #region preview
/** Adds a transparent path of 25 px that receives the pointer events of the line. */
function WideLine(props: AnimatedLineProps) {
  const {onClick, onPointerEnter, onPointerLeave, ...other} = props;
  return (
    <React.Fragment>
      <AnimatedLine {...other} />
      <path
        d={props.d}
        fill="none"
        stroke="transparent"
        strokeWidth={25}
        cursor="pointer"
        {...{onClick, onPointerEnter, onPointerLeave}}
      />
    </React.Fragment>
  );
}

const slots = {line: WideLine};
// #endregion

const xAxis = [
  {data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], scaleType: 'point' as const},
];
const yAxis = [{label: 'Revenue ($1,000)', min: 0, width: 60}];
const highlightScope = {highlight: 'series' as const, fade: 'global' as const};
const series = [
  {
    id: 'online',
    data: [42, 47, 53, 49, 58, 64],
    label: 'Online',
    showMark: false,
    highlightScope,
  },
  {
    id: 'stores',
    data: [61, 58, 57, 55, 54, 52],
    label: 'Stores',
    showMark: false,
    highlightScope,
  },
];

export default function WideHitArea() {
  const [text, setText] = React.useState('Click near a line');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <LineChart
        title="Revenue by month and sales channel"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        slots={slots}
        onLineClick={(event, {seriesId}) => setText(`Clicked ${seriesId}`)}
        height={300}
      />
      <Typography variant="body2" aria-live="polite">
        {text}
      </Typography>
    </Stack>
  );
}
