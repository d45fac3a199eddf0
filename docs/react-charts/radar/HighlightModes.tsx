import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {RadarChart} from '@mui/x-charts/RadarChart';

const metrics = ['Crust', 'Crumb', 'Aroma', 'Freshness', 'Looks', 'Price'];
const series = [
  {label: 'Rye bread, points', data: [8.4, 6.1, 9.2, 9.5, 6.8, 7.4], fillArea: true},
  {label: 'White bread, points', data: [7.2, 8.8, 6.4, 4.1, 8.9, 8.6], fillArea: true},
];

export default function HighlightModes() {
  const [highlight, setHighlight] = React.useState<'axis' | 'series' | 'none'>('axis');

  return (
    <Stack spacing={2} sx={{width: '100%', alignItems: 'center'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={highlight}
        onChange={(event, value) => value && setHighlight(value)}
        aria-label="Highlight"
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="series">series</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <RadarChart
        height={300}
        highlight={highlight}
        slotProps={{tooltip: {trigger: highlight === 'axis' ? 'axis' : 'item'}}}
        // One series: {label: 'Rye bread, points', data: [8.4, …], fillArea: true}
        series={series}
        radar={{max: 10, metrics}}
        title="Rating of two breads in points from 0 to 10"
      />
      {/* #endregion */}
    </Stack>
  );
}
