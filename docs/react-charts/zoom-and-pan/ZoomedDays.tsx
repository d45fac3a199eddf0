import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {solarDays} from '../data/village';

const formatDay = new Intl.DateTimeFormat('en', {dateStyle: 'medium'}).format;

// #region preview
const xAxis = [
  {
    // one Date a day for three years: 1,096 values
    data: solarDays.dates,
    scaleType: 'time',
    valueFormatter: formatDay,
    zoom: true,
  } as const,
];
const series = [
  {data: solarDays.kilowattHours, label: 'Solar electricity per day', showMark: false},
];

export default function ZoomedDays() {
  return (
    <LineChartPro
      title="Solar electricity of a village, day by day for three years"
      xAxis={xAxis}
      yAxis={[{label: 'Electricity (kWh)'}]}
      series={series}
      height={300}
    />
  );
}
// #endregion
