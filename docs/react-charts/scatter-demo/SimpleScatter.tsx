import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {hillside, riverside, type Apartment} from '../data/apartments';

// #region preview
// riverside[0] is {id: 'R1', area: 28, rent: 640, rooms: 1, built: 1968}
const toPoint = ({id, area, rent}: Apartment) => ({id, x: area, y: rent});
const series = [
  {label: 'Riverside', data: riverside.map(toPoint)},
  {label: 'Hillside', data: hillside.map(toPoint)},
];

export default function SimpleScatter() {
  return (
    <ScatterChart
      title="Size and rent of apartments in two districts"
      xAxis={[{label: 'Size (m²)'}]}
      yAxis={[{label: 'Rent (€ per month)', width: 75}]}
      series={series}
      grid={{horizontal: true, vertical: true}}
      height={320}
    />
  );
}
// #endregion
