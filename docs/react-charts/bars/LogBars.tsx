import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';

const SCALE_TYPES = ['symlog', 'linear'] as const;
type Option = (typeof SCALE_TYPES)[number];

const xAxis = [{data: ['core', 'charts', 'grid', 'plugin', 'demo']}];
const series = [{data: [184_000, 21_300, 3_900, 260, 0], label: 'Downloads'}];

export default function LogBars() {
  const [scaleType, setScaleType] = React.useState<Option>('symlog');

  // #region preview
  // series: [{data: [184000, 21300, 3900, 260, 0], label: 'Downloads'}]
  const yAxis = React.useMemo(
    () => [
      {
        scaleType, // 'symlog' or 'linear'
        label: `Downloads (${scaleType} scale)`,
        width: 85,
      },
    ],
    [scaleType],
  );
  // <BarChart yAxis={yAxis} series={series} … />
  // #endregion

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={scaleType}
        onChange={(_event, value) => value && setScaleType(value)}
        aria-label="Scale type"
      >
        {SCALE_TYPES.map((option) => (
          <ToggleButton key={option} value={option}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title="Downloads of five packages"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        hideLegend
        height={300}
      />
    </Stack>
  );
}
