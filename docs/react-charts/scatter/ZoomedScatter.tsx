import {ScatterChartPro} from '@mui/x-charts-pro/ScatterChartPro';
import {hillside, riverside, type Apartment} from '../data/apartments';

// #region preview
const toPoint = ({id, area, rent}: Apartment) => ({id, x: area, y: rent});
const series = [
  {label: 'Riverside', data: riverside.map(toPoint)},
  {label: 'Hillside', data: hillside.map(toPoint)},
];

export default function ZoomedScatter() {
  return (
    <ScatterChartPro
      title="Size and rent of apartments in two districts"
      xAxis={[{id: 'size', zoom: true, label: 'Size (m²)'}]}
      yAxis={[{id: 'rent', zoom: true, label: 'Rent (€ per month)', width: 75}]}
      series={series}
      initialZoom={[
        {axisId: 'size', start: 20, end: 70},
        {axisId: 'rent', start: 20, end: 70},
      ]}
      height={300}
    />
  );
}
// #endregion
