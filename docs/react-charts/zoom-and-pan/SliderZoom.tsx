import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import type {
  AxisValueFormatterContext,
  ZoomSliderShowTooltip,
} from '@mui/x-charts-pro/models';
import {formatDay, summer} from '../data/summer';

const modes = ['hover', 'always', 'never'] as const;
const series = [
  {data: summer.passengers, label: 'Passengers per day', showMark: false},
];
const initialZoom = [{axisId: 'days', start: 30, end: 70}];

// #region preview
const long = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
});

const valueFormatter = (date: Date, {location}: AxisValueFormatterContext) =>
  location === 'zoom-slider-tooltip' ? long.format(date) : formatDay(date);

export default function SliderZoom() {
  const [showTooltip, setShowTooltip] = React.useState<ZoomSliderShowTooltip>('hover');

  return (
    <Stack sx={{width: '100%'}}>
      <LineChartPro
        title="Passengers of the island boat, day by day from May to August"
        xAxis={[
          {
            id: 'days',
            data: summer.days,
            scaleType: 'time',
            valueFormatter,
            zoom: {slider: {enabled: true, showTooltip}},
          },
        ]}
        yAxis={[{label: 'Passengers'}]}
        series={series}
        initialZoom={initialZoom}
        height={320}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={showTooltip}
        onChange={(_, next: ZoomSliderShowTooltip | null) =>
          next && setShowTooltip(next)
        }
        aria-label="showTooltip"
        sx={{mt: 3, alignSelf: 'center'}}
      >
        {modes.map((mode) => (
          <ToggleButton key={mode} value={mode} sx={{textTransform: 'none'}}>
            {mode}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
// #endregion
