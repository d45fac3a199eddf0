import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import {useDrawingArea} from '@mui/x-charts/hooks';

// #region preview
function NoOrders() {
  const {left, top, width, height} = useDrawingArea();
  const middle = {x: left + width / 2, y: top + height / 2};
  return (
    <text {...middle} textAnchor="middle" fill="currentColor">
      No orders yet
    </text>
  );
}

const slots = {noDataOverlay: NoOrders};
// <BarChart series={[{data: []}]} slots={slots} … />
// #endregion

const xAxis = [{data: ['Online', 'Stores', 'Partners']}];
const yAxis = [{label: 'Orders'}];
const empty = [{data: [], label: 'Orders'}];
const loaded = [{data: [34, 52, 41], label: 'Orders'}];

export default function EmptyChart() {
  const [isLoaded, setIsLoaded] = React.useState(false);

  return (
    <Stack sx={{width: '100%'}}>
      <Button onClick={() => setIsLoaded(!isLoaded)} sx={{alignSelf: 'start'}}>
        {isLoaded ? 'Clear data' : 'Load data'}
      </Button>
      <BarChart
        title="Orders of the day by sales channel"
        hideLegend
        xAxis={xAxis}
        yAxis={yAxis}
        series={isLoaded ? loaded : empty}
        slots={slots}
        height={220}
      />
    </Stack>
  );
}
