import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {useChartProApiRef} from '@mui/x-charts-pro/hooks';
import {formatDay, summer} from '../data/summer';

const xAxis = [
  {
    id: 'days',
    data: summer.days,
    scaleType: 'time',
    valueFormatter: formatDay,
    zoom: true,
  } as const,
];
const series = [{data: summer.passengers, label: 'Passengers', showMark: false}];

// #region preview
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
      <LineChartPro apiRef={apiRef} xAxis={xAxis} series={series} height={280} />
    </Stack>
  );
}
// #endregion
