import {ScatterChartPro} from '@mui/x-charts-pro/ScatterChartPro';
import {trafficPoints} from '../data/dailyTraffic';

// #region preview
const xAxis = [{label: 'Visitors', zoom: true}];
const yAxis = [{label: 'Revenue ($)', width: 65, zoom: true}];
const series = [
  // [{id: 0, x: 4816, y: 4524}, {id: 1, x: 5326, y: 5280}, …]
  {data: trafficPoints, label: 'One day', markerSize: 4},
];

export default function BothAxes() {
  return (
    <ScatterChartPro
      title="Visitors and revenue, one point for each day"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
// #endregion
