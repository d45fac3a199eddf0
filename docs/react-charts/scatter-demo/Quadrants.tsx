import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {useDrawingArea, useXScale, useYScale} from '@mui/x-charts/hooks';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

// #region preview
const ideas = [
  {id: 'Dome lights', x: 2.4, y: 8},
  {id: 'Phone booking', x: 7.5, y: 9},
  {id: 'New telescope', x: 8.5, y: 6},
  {id: 'Hill bench', x: 2, y: 3},
  {id: 'Longer tours', x: 3, y: 6.4},
  {id: 'Wall calendar', x: 7.3, y: 2.5},
];

function IdeaLabels() {
  const {left, top, width, height} = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return (
    <g fill="currentColor" fontSize={12} direction="ltr" pointerEvents="none">
      {ideas.map(({id, x, y}) => (
        <text key={id} x={xScale(x)} y={yScale(y) - 12} textAnchor="middle">
          {id}
        </text>
      ))}
      <g opacity={0.75} fontWeight={700}>
        <text x={left + 8} y={top + 16}>
          Do first
        </text>
        <text x={left + width - 8} y={top + height - 10} textAnchor="end">
          Avoid
        </text>
      </g>
    </g>
  );
}

export default function Quadrants() {
  return (
    <ScatterChart
      title="Ideas by effort and benefit"
      hideLegend
      xAxis={[{min: 0, max: 10, label: 'Effort (0 to 10)'}]}
      yAxis={[{min: 0, max: 10, label: 'Benefit (0 to 10)'}]}
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
      <IdeaLabels />
    </ScatterChart>
  );
}
// #endregion
