import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';
import {seasons} from '../data/ferries';

export default function BandOrPoint() {
  const [scaleType, setScaleType] = React.useState<'band' | 'point'>('point');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={scaleType}
        onChange={(event, value) => value && setScaleType(value)}
        aria-label="Scale type of the x-axis"
      >
        <ToggleButton value="point">point</ToggleButton>
        <ToggleButton value="band">band</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        // One row: {season: 'Winter', island: 42, harbour: 61, night: 12}
        dataset={seasons}
        xAxis={[{dataKey: 'season', scaleType}]}
        yAxis={[{label: 'Passengers, thousands'}]}
        series={[
          {dataKey: 'island', label: 'Island'},
          {dataKey: 'night', label: 'Night boat'},
        ]}
        margin={{right: 32}}
        height={300}
        title="Ferry passengers by season"
      />
      {/* #endregion */}
    </Stack>
  );
}
