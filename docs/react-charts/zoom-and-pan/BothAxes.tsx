import {ScatterChartPro} from '@mui/x-charts-pro/ScatterChartPro';
import {summerPoints} from '../data/summer';

const series = [{data: summerPoints, label: 'A day of the season', markerSize: 4}];

export default function BothAxes() {
  return (
    // #region preview
    <ScatterChartPro
      title="Passengers of the island boat by temperature, one point per day"
      xAxis={[{label: 'Temperature at noon (°C)', zoom: true}]}
      yAxis={[{label: 'Passengers', zoom: true}]}
      series={series}
      height={300}
    />
    // #endregion
  );
}
