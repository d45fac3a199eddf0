import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {useChartProApiRef} from '@mui/x-charts-pro/hooks';
import {formatDay, summer} from '../data/summer';

const series = [
  {data: summer.passengers, label: 'Passengers per day', showMark: false},
];

// #region preview
const xAxis = [
  {
    id: 'days',
    data: summer.days,
    scaleType: 'time',
    valueFormatter: formatDay,
    zoom: true,
  } as const,
];
const initialZoom = [{axisId: 'days', start: 25, end: 50}];
const months = {
  May: {start: 0, end: 25},
  June: {start: 25, end: 50},
  July: {start: 50, end: 75},
  'All days': {start: 0, end: 100},
};

export default function ZoomButtons() {
  const apiRef = useChartProApiRef<'line'>();

  return (
    <Stack sx={{width: '100%'}}>
      <Stack direction="row" sx={{flexWrap: 'wrap'}}>
        {Object.entries(months).map(([month, range]) => (
          <Button
            key={month}
            onClick={() => apiRef.current?.setZoomData([{axisId: 'days', ...range}])}
          >
            {month}
          </Button>
        ))}
      </Stack>
      <LineChartPro
        apiRef={apiRef}
        title="Passengers of the island boat, day by day from May to August"
        xAxis={xAxis}
        yAxis={[{label: 'Passengers'}]}
        series={series}
        initialZoom={initialZoom}
        height={280}
      />
    </Stack>
  );
}
// #endregion
