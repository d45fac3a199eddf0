import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart, type LineSeries} from '@mui/x-charts/LineChart';

export default function Baselines() {
  const [baseline, setBaseline] = React.useState<LineSeries['baseline']>(0);

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={baseline}
        onChange={(event, value) => value !== null && setBaseline(value)}
        aria-label="Baseline"
      >
        <ToggleButton value={0}>0 (default)</ToggleButton>
        <ToggleButton value={10}>10</ToggleButton>
        <ToggleButton value="min">min</ToggleButton>
        <ToggleButton value="max">max</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        title="Mean temperature by month"
        xAxis={[{data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'], scaleType: 'point'}]}
        yAxis={[{label: 'Temperature (°C)'}]}
        series={[
          {
            data: [-4.1, 0.6, 9.8, 15.6, 11.2, 0.9],
            label: 'Mean',
            area: true,
            baseline,
          },
        ]}
        hideLegend
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
