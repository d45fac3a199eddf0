import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {formatDay, summer} from '../data/summer';

const xAxis = [
  {data: summer.days, scaleType: 'time', valueFormatter: formatDay, zoom: true} as const,
];
const series = [{data: summer.passengers, label: 'Passengers', showMark: false}];

export default function ZoomedDays() {
  // #region preview
  return <LineChartPro xAxis={xAxis} series={series} height={300} />;
  // #endregion
}
