import {ScatterChart} from '@mui/x-charts/ScatterChart';

// #region preview
const riverside = [
  {id: 'R1', x: 28, y: 640},
  {id: 'R2', x: 41, y: 890},
  {id: 'R3', x: 52, y: 1120},
  {id: 'R4', x: 63, y: 1310},
  {id: 'R5', x: 78, y: 1590},
  {id: 'R6', x: 97, y: 1910},
];
const hillside = [
  {id: 'H1', x: 31, y: 480},
  {id: 'H2', x: 45, y: 610},
  {id: 'H3', x: 57, y: 760},
  {id: 'H4', x: 69, y: 880},
  {id: 'H5', x: 84, y: 1060},
  {id: 'H6', x: 108, y: 1340},
];

export default function BasicScatter() {
  return (
    <ScatterChart
      title="Size and rent of apartments in two districts"
      xAxis={[{label: 'Size (m²)'}]}
      yAxis={[{label: 'Rent (€ per month)', width: 75}]}
      series={[
        {label: 'Riverside', data: riverside},
        {label: 'Hillside', data: hillside},
      ]}
      height={320}
    />
  );
}
// #endregion
