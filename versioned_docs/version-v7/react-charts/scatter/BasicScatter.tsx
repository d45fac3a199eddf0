import {ScatterChart} from '@mui/x-charts/ScatterChart';

// #region preview
const stars = [
  {id: 1, x: 3.1, y: 0.4},
  {id: 2, x: 4.2, y: 1.1},
  {id: 3, x: 5.0, y: 1.0},
  {id: 4, x: 5.8, y: 2.3},
  {id: 5, x: 7.4, y: 2.9},
  {id: 6, x: 9.2, y: 4.6},
];
const giants = [
  {id: 7, x: 3.2, y: -1.1},
  {id: 8, x: 3.6, y: -0.6},
  {id: 9, x: 4.4, y: -0.9},
];

export default function BasicScatter() {
  return (
    <ScatterChart
      xAxis={[{label: 'Temperature (1000 K)'}]}
      yAxis={[{label: 'Magnitude', reverse: true}]}
      series={[
        {label: 'Main sequence', data: stars, markerSize: 6},
        {label: 'Giants', data: giants, markerSize: 9},
      ]}
      grid={{horizontal: true, vertical: true}}
      height={320}
    />
  );
}
// #endregion
