import * as React from 'react';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import type {AxisItemIdentifier} from '@mui/x-charts/models';
import {climate, months} from '../data/observatory';

export default function SyncedAxes() {
  const [places, setPlaces] = React.useState<AxisItemIdentifier[]>([
    {axisId: 'month', dataIndex: 6},
  ]);

  return (
    // #region preview
    <Stack sx={{width: '100%'}}>
      <LineChart
        xAxis={[{id: 'month', data: months, scaleType: 'band'}]}
        series={[{data: climate.mean, label: 'Mean temperature, °C'}]}
        highlightedAxis={places}
        onHighlightedAxisChange={setPlaces}
        height={190}
      />
      <BarChart
        xAxis={[{id: 'month', data: months}]}
        series={[{data: climate.clearNights, label: 'Clear nights'}]}
        highlightedAxis={places}
        onHighlightedAxisChange={setPlaces}
        height={190}
      />
    </Stack>
    // #endregion
  );
}
