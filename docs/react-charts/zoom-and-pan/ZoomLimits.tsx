import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {dailyTraffic, formatDay} from '../data/dailyTraffic';

const axis = {
  id: 'days',
  data: dailyTraffic.dates,
  scaleType: 'time' as const,
  valueFormatter: formatDay,
};
const yAxis = [{label: 'Revenue ($)', width: 65}];
const series = [{data: dailyTraffic.revenue, label: 'Revenue', showMark: false}];

// #region preview
const limits = {
  minStart: 10,
  maxEnd: 90,
  minSpan: 15,
  maxSpan: 60,
  step: 10,
};
const initialZoom = [{axisId: 'days', start: 20, end: 60}];

export default function ZoomLimits() {
  const [panning, setPanning] = React.useState(true);
  // axis: {id: 'days', data: dates, scaleType: 'time'}
  const xAxis = React.useMemo(() => [{...axis, zoom: {...limits, panning}}], [panning]);
  // <LineChartPro xAxis={xAxis} initialZoom={initialZoom} … />
  // #endregion

  return (
    <Stack sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={panning}
            onChange={(_event, checked) => setPanning(checked)}
          />
        }
        label="panning"
      />
      <LineChartPro
        title="Revenue per day in 2025"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        initialZoom={initialZoom}
        height={280}
      />
    </Stack>
  );
}
