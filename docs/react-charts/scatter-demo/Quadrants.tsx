import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

const ideas = [
  {id: 'New dome lights', x: 2, y: 8},
  {id: 'Booking by phone app', x: 7, y: 9},
  {id: 'Second telescope', x: 9, y: 6},
  {id: 'Bench on the hill', x: 1.5, y: 3},
  {id: 'Longer tours', x: 4, y: 5.5},
  {id: 'Printed calendar', x: 6, y: 2},
];

export default function Quadrants() {
  return (
    // #region preview
    <ScatterChart
      hideLegend
      xAxis={[{min: 0, max: 10, label: 'Effort'}]}
      yAxis={[{min: 0, max: 10, label: 'Use'}]}
      series={[
        {
          label: 'Ideas',
          data: ideas,
          markerSize: 7,
          valueFormatter: (value) => value && String(value.id),
        },
      ]}
      voronoiMaxRadius={40}
      height={340}
    >
      <ChartsReferenceLine x={5} />
      <ChartsReferenceLine y={5} />
    </ScatterChart>
    // #endregion
  );
}
