import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AnimatedLine, LineChart, type AnimatedLineProps} from '@mui/x-charts/LineChart';

// #region preview
/** Draws the line, and an invisible path of 25 px above it that reacts to the pointer. */
function WideLine({
  onClick,
  onPointerEnter,
  onPointerLeave,
  ...props
}: AnimatedLineProps) {
  return (
    <React.Fragment>
      <AnimatedLine {...props} />
      <path
        d={props.d}
        fill="none"
        stroke="transparent"
        strokeWidth={25}
        cursor="pointer"
        onClick={onClick}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
      />
    </React.Fragment>
  );
}

export default function WideHitArea() {
  const [text, setText] = React.useState('Click close to a line');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <LineChart
        title="Wind and solar power by month"
        xAxis={[{data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'], scaleType: 'point'}]}
        yAxis={[{label: 'Electricity (GWh)'}]}
        series={[
          {
            id: 'wind',
            data: [142, 118, 74, 55, 83, 131],
            label: 'Wind',
            showMark: false,
            highlightScope: {highlight: 'series', fade: 'global'},
          },
          {
            id: 'solar',
            data: [18, 64, 118, 134, 84, 23],
            label: 'Solar',
            showMark: false,
            highlightScope: {highlight: 'series', fade: 'global'},
          },
        ]}
        slots={{line: WideLine}}
        onLineClick={(event, {seriesId}) => setText(`Clicked ${seriesId}`)}
        height={300}
      />
      <Typography variant="body2">{text}</Typography>
    </Stack>
  );
}
// #endregion
