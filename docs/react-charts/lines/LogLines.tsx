import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';

export default function LogLines() {
  const [scaleType, setScaleType] = React.useState<'symlog' | 'linear'>('symlog');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={scaleType}
        onChange={(event, value) => value && setScaleType(value)}
        aria-label="Scale type"
      >
        <ToggleButton value="symlog">symlog</ToggleButton>
        <ToggleButton value="linear">linear</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        title="Profit of a company by year"
        xAxis={[
          {data: ['2019', '2020', '2021', '2022', '2023', '2024'], scaleType: 'point'},
        ]}
        yAxis={[
          {
            scaleType,
            label: `Profit (thousand €, ${scaleType})`,
            tickInterval: [-100, 0, 100, 1000, 10000],
            width: 75,
          },
        ]}
        series={[
          {data: [-420, -35, 6, 80, 950, 12400], label: 'Profit', curve: 'linear'},
        ]}
        hideLegend
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
