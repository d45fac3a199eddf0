import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import type {
  AxisValueFormatterContext,
  ZoomSliderShowTooltip,
} from '@mui/x-charts-pro/models';
import {dailyTraffic, formatDay} from '../data/dailyTraffic';

const MODES = ['hover', 'always', 'never'] as const;

const yAxis = [{label: 'Visitors', width: 60}];
const series = [
  {data: dailyTraffic.visitors, label: 'Visitors per day', showMark: false},
];
const initialZoom = [{axisId: 'days', start: 30, end: 70}];
const longDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'long',
  day: 'numeric',
});

// #region preview
// longDate formats 'Tue, July 1', and formatDay formats 'Jul 1'.
const axis = {
  id: 'days',
  data: dailyTraffic.dates, // [new Date(2025, 0, 1), …]
  scaleType: 'time' as const,
  valueFormatter: (date: Date, {location}: AxisValueFormatterContext) =>
    location === 'zoom-slider-tooltip' ? longDate.format(date) : formatDay(date),
};

export default function SliderZoom() {
  const [showTooltip, setShowTooltip] = React.useState<ZoomSliderShowTooltip>('hover');
  const xAxis = React.useMemo(
    () => [{...axis, zoom: {slider: {enabled: true, showTooltip}}}],
    [showTooltip],
  );
  // #endregion

  return (
    <Stack sx={{width: '100%'}}>
      <LineChartPro
        title="Store visitors per day in 2025"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        initialZoom={initialZoom}
        height={320}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={showTooltip}
        onChange={(_event, value: ZoomSliderShowTooltip | null) =>
          value && setShowTooltip(value)
        }
        aria-label="showTooltip"
        sx={{mt: 3, alignSelf: 'center'}}
      >
        {MODES.map((mode) => (
          <ToggleButton key={mode} value={mode} sx={{textTransform: 'none'}}>
            {mode}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
