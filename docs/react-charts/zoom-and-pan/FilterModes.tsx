import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import type {ZoomFilterMode} from '@mui/x-charts-pro/models';
import {dailyTraffic, formatDay} from '../data/dailyTraffic';

const yAxis = [{label: 'Revenue ($)', width: 65}];
const series = [{data: dailyTraffic.revenue.slice(0, 120), label: 'Revenue'}];
const initialZoom = [{axisId: 'days', start: 0, end: 25}];

// #region preview
const axis = {
  id: 'days',
  data: dailyTraffic.dates.slice(0, 120), // [new Date(2025, 0, 1), …]
  scaleType: 'band' as const,
  valueFormatter: formatDay,
};

export default function FilterModes() {
  const [filterMode, setFilterMode] = React.useState<ZoomFilterMode>('discard');
  const xAxis = React.useMemo(() => [{...axis, zoom: {filterMode}}], [filterMode]);
  // <BarChartPro xAxis={xAxis} … />
  // #endregion

  return (
    <Stack sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={filterMode}
        onChange={(_event, value: ZoomFilterMode | null) =>
          value && setFilterMode(value)
        }
        aria-label="Filter mode"
      >
        <ToggleButton value="keep" sx={{textTransform: 'none'}}>
          keep
        </ToggleButton>
        <ToggleButton value="discard" sx={{textTransform: 'none'}}>
          discard
        </ToggleButton>
      </ToggleButtonGroup>
      <BarChartPro
        title="Revenue per day from January to April"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        initialZoom={initialZoom}
        height={280}
      />
    </Stack>
  );
}
