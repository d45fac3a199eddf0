import {ScatterChartPro} from '@mui/x-charts-pro/ScatterChartPro';
import {summerPoints} from '../data/summer';

const series = [{data: summerPoints, label: 'A day of the season', markerSize: 4}];

export default function BothAxes() {
  return (
    // #region preview
    <ScatterChartPro
      xAxis={[{label: 'Temperature at noon, °C', zoom: true}]}
      yAxis={[{label: 'Passengers', width: 65, zoom: true}]}
      series={series}
      height={300}
    />
    // #endregion
  );
}
