import {ScatterChartPro} from '@mui/x-charts-pro/ScatterChartPro';
import {trafficPoints} from '../data/dailyTraffic';

// #region preview
const xAxis = [
  {
    id: 'visitors',
    label: 'Visitors',
    zoom: {slider: {enabled: true, preview: true}},
  },
];
const series = [
  {
    data: trafficPoints, // [{id: 0, x: 4816, y: 4524}, …]
    label: 'One day',
    markerSize: 4,
    preview: {markerSize: 2},
  },
];
// #endregion

const yAxis = [{label: 'Revenue ($)', width: 65}];
const initialZoom = [{axisId: 'visitors', start: 30, end: 70}];

export default function ScatterPreview() {
  return (
    <ScatterChartPro
      hideLegend
      title="Visitors and revenue, one point for each day"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      initialZoom={initialZoom}
      height={320}
    />
  );
}
