import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {useDrawingArea, useXScale, useYScale} from '@mui/x-charts/hooks';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

const ideas = [
  {id: 'New dome lights', x: 2, y: 8},
  {id: 'Booking by phone app', x: 7, y: 9},
  {id: 'Second telescope', x: 9, y: 6},
  {id: 'Bench on the hill', x: 1.5, y: 3},
  {id: 'Longer tours', x: 4, y: 7},
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
      <ChartsReferenceLine x={5} lineStyle={{strokeDasharray: '4 4'}} />
      <ChartsReferenceLine y={5} lineStyle={{strokeDasharray: '4 4'}} />
      <Names />
    </ScatterChart>
    // #endregion
  );
}

function Names() {
  const {left, top, width, height} = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return (
    <g fill="currentColor" fontSize={12} direction="ltr" pointerEvents="none">
      {ideas.map(({id, x, y}) => (
        <text
          key={id}
          x={xScale(x) + (x > 5 ? 7 : -7)}
          y={yScale(y) - 12}
          textAnchor={x > 5 ? 'end' : 'start'}
        >
          {id}
        </text>
      ))}
      <g opacity={0.75} fontWeight={700}>
        <text x={left + 8} y={top + 16}>
          Do first
        </text>
        <text x={left + width - 8} y={top + height - 10} textAnchor="end">
          Leave it
        </text>
      </g>
    </g>
  );
}
