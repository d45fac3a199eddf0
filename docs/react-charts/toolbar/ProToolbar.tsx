import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
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

export default function ProToolbar() {
  return (
    // #region preview
    <LineChartPro
      showToolbar
      xAxis={xAxis}
      series={series}
      initialZoom={[{axisId: 'days', start: 20, end: 70}]}
      height={280}
    />
    // #endregion
  );
}
