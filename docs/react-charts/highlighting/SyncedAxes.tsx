import * as React from 'react';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import type {AxisItemIdentifier} from '@mui/x-charts/models';
import {climate, months} from '../data/observatory';

// #region preview
// Outside of the component, so that the axes stay the same objects.
const lineAxis = [{id: 'month', data: months, scaleType: 'band'} as const];
const barAxis = [{id: 'month', data: months}];

export default function SyncedAxes() {
  const [places, setPlaces] = React.useState<AxisItemIdentifier[]>([
    {axisId: 'month', dataIndex: 6},
  ]);

  return (
    <Stack sx={{width: '100%'}}>
      <LineChart
        title="Mean temperature by month"
        xAxis={lineAxis}
        series={[{data: climate.mean, label: 'Mean temperature (°C)'}]}
        highlightedAxis={places}
        onHighlightedAxisChange={setPlaces}
        height={190}
      />
      <BarChart
        title="Clear nights by month"
        xAxis={barAxis}
        series={[{data: climate.clearNights, label: 'Clear nights'}]}
        highlightedAxis={places}
        onHighlightedAxisChange={setPlaces}
        height={190}
      />
    </Stack>
  );
}
// #endregion
