import {LineChart} from '@mui/x-charts/LineChart';
import {night} from '../data/observatory';

const notes: Record<number, string> = {0: 'dome closed', 6: 'clouds'};

export default function TooltipFormats() {
  return (
    // #region preview
    <LineChart
      xAxis={[
        {
          data: night.hours,
          scaleType: 'linear',
          valueFormatter: (hour: number, {location}) =>
            location === 'tooltip' ? `Sunset + ${hour} h` : String(hour),
        },
      ]}
      series={[
        {
          data: night.dome,
          label: 'Dome',
          valueFormatter: (value, {dataIndex}) =>
            [`${value} °C`, notes[dataIndex]].filter(Boolean).join(', '),
        },
        {
          data: night.mirror,
          label: 'Mirror',
          valueFormatter: (value) => (value === null ? null : `${value} °C`),
        },
      ]}
      height={300}
    />
    // #endregion
  );
}
