import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {useChartProApiRef} from '@mui/x-charts-pro/hooks';
import {dailyTraffic, formatDay} from '../data/dailyTraffic';

const xAxis = [
  {
    id: 'days',
    data: dailyTraffic.dates,
    scaleType: 'time' as const,
    valueFormatter: formatDay,
    zoom: true,
  },
];
const yAxis = [{label: 'Revenue ($)', width: 65}];
const series = [{data: dailyTraffic.revenue, label: 'Revenue', showMark: false}];

// #region preview
// xAxis: [{id: 'days', data: dates, scaleType: 'time', zoom: true}]
const RANGES = {
  Q1: {axisId: 'days', start: 0, end: 25},
  Q2: {axisId: 'days', start: 25, end: 50},
  Q3: {axisId: 'days', start: 50, end: 75},
  Q4: {axisId: 'days', start: 75, end: 100},
  Year: {axisId: 'days', start: 0, end: 100},
};
const initialZoom = [RANGES.Q2];

export default function ZoomButtons() {
  const apiRef = useChartProApiRef<'line'>();
  const show = (name: keyof typeof RANGES) =>
    apiRef.current?.setZoomData([RANGES[name]]);
  // <LineChartPro apiRef={apiRef} initialZoom={initialZoom} … />
  // #endregion

  return (
    <Stack sx={{width: '100%'}}>
      <Stack direction="row" sx={{flexWrap: 'wrap'}}>
        {(Object.keys(RANGES) as (keyof typeof RANGES)[]).map((name) => (
          <Button key={name} onClick={() => show(name)}>
            {name}
          </Button>
        ))}
      </Stack>
      <LineChartPro
        apiRef={apiRef}
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
