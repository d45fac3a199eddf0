import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';

const formatDollars = (value: number) => `$${value}k`;

// #region preview
const data = {
  links: [
    {source: 'Subscriptions', target: 'Revenue', value: 184},
    {source: 'Services', target: 'Revenue', value: 26},
    {source: 'Revenue', target: 'Salaries', value: 118},
    {source: 'Revenue', target: 'Cloud hosting', value: 52},
    // This link keeps its own color.
    {source: 'Revenue', target: 'Profit', value: 40, color: '#2e8b57'},
  ],
};

export default function LinkColors() {
  const [color, setColor] = React.useState('target');
  const linkOptions = React.useMemo(() => ({color, opacity: 0.35}), [color]);
  // series: {data, linkOptions, valueFormatter: formatDollars}
  // #endregion
  const series = React.useMemo(
    () => ({data, linkOptions, valueFormatter: formatDollars}),
    [linkOptions],
  );

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={color}
        onChange={(_event, value: string | null) => value && setColor(value)}
        aria-label="Link color"
      >
        <ToggleButton value="source" sx={{textTransform: 'none'}}>
          source
        </ToggleButton>
        <ToggleButton value="target" sx={{textTransform: 'none'}}>
          target
        </ToggleButton>
        <ToggleButton value="#8a8f98" sx={{textTransform: 'none'}}>
          #8a8f98
        </ToggleButton>
      </ToggleButtonGroup>
      <SankeyChart
        series={series}
        height={280}
        title="Revenue and costs in one quarter"
      />
    </Stack>
  );
}
