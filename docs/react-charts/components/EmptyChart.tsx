import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import {useDrawingArea} from '@mui/x-charts/hooks';

// #region preview
function NoBoats() {
  const {left, top, width, height} = useDrawingArea();
  return (
    <g>
      <rect x={left} y={top} width={width} height={height} fill="currentColor" opacity={0.05} />
      <text x={left + width / 2} y={top + height / 2} textAnchor="middle" fill="currentColor">
        No boat has left yet
      </text>
    </g>
  );
}

const slots = {noDataOverlay: NoBoats};
// #endregion

export default function EmptyChart() {
  const [boats, setBoats] = React.useState<number[]>([]);

  return (
    <Stack sx={{width: '100%'}}>
      <Button onClick={() => setBoats(boats.length ? [] : [3, 5, 4])} sx={{alignSelf: 'start'}}>
        {boats.length ? 'Clear the day' : 'Let boats leave'}
      </Button>
      <BarChart
        xAxis={[{data: ['Island', 'Harbour', 'Night boat']}]}
        series={[{data: boats, label: 'Departures'}]}
        slots={slots}
        hideLegend
        height={220}
      />
    </Stack>
  );
}
