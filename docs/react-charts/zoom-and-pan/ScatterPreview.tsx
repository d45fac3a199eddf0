import {ScatterChartPro} from '@mui/x-charts-pro/ScatterChartPro';
import {summerPoints} from '../data/summer';

const initialZoom = [{axisId: 'degrees', start: 30, end: 70}];

export default function ScatterPreview() {
  return (
    // #region preview
    <ScatterChartPro
      hideLegend
      title="Passengers of the island boat by temperature, one point per day"
      xAxis={[
        {
          id: 'degrees',
          label: 'Temperature at noon (°C)',
          zoom: {slider: {enabled: true, preview: true}},
        },
      ]}
      yAxis={[{label: 'Passengers'}]}
      series={[
        {data: summerPoints, label: 'A day', markerSize: 4, preview: {markerSize: 2}},
      ]}
      initialZoom={initialZoom}
      height={320}
    />
    // #endregion
  );
}
