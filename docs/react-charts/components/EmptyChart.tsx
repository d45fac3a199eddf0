import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import {useDrawingArea} from '@mui/x-charts/hooks';

// #region preview
function NoDepartures() {
  const {left, top, width, height} = useDrawingArea();
  return (
    <g>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="currentColor"
        opacity={0.05}
      />
      <text
        x={left + width / 2}
        y={top + height / 2}
        textAnchor="middle"
        fill="currentColor"
      >
        No departures yet
      </text>
    </g>
  );
}

const slots = {noDataOverlay: NoDepartures};

export default function EmptyChart() {
  const [departures, setDepartures] = React.useState<number[]>([]);

  return (
    <Stack sx={{width: '100%'}}>
      <Button
        onClick={() => setDepartures(departures.length ? [] : [3, 5, 4])}
        sx={{alignSelf: 'start'}}
      >
        {departures.length ? 'Clear data' : 'Load data'}
      </Button>
      <BarChart
        xAxis={[{data: ['Island', 'Harbor', 'Night boat']}]}
        yAxis={[{label: 'Departures'}]}
        series={[{data: departures, label: 'Departures'}]}
        slots={slots}
        hideLegend
        height={220}
        title="Departures of the day by route"
      />
    </Stack>
  );
}
// #endregion
