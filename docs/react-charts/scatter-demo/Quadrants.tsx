import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {useDrawingArea, useXScale, useYScale} from '@mui/x-charts/hooks';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

const features = [
  {id: 'Dark mode', x: 2.4, y: 8},
  {id: 'Single sign-on', x: 7.2, y: 9},
  {id: 'Mobile app', x: 8.4, y: 6.4},
  {id: 'New icons', x: 2, y: 3},
  {id: 'CSV import', x: 3, y: 6},
  {id: 'Plugin store', x: 7.3, y: 2.6},
];

function QuadrantNames() {
  const {left, top, width, height} = useDrawingArea();
  return (
    <g fill="currentColor" fontSize={12} fontWeight={700} direction="ltr">
      <text x={left + 8} y={top + 16}>
        Do first
      </text>
      <text x={left + width - 8} y={top + height - 10} textAnchor="end">
        Avoid
      </text>
    </g>
  );
}

// #region preview
// features: [{id: 'Dark mode', x: 2.4, y: 8}, …]
function FeatureNames() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return (
    <g fill="currentColor" fontSize={12} textAnchor="middle" pointerEvents="none">
      {features.map(({id, x, y}) => (
        <text key={id} x={xScale(x)} y={yScale(y) - 12}>
          {id}
        </text>
      ))}
    </g>
  );
}

// Inside <ScatterChart>: <FeatureNames />, and a line between the quadrants:
// <ChartsReferenceLine x={5} lineStyle={dashed} />
const dashed = {strokeDasharray: '4 4'};
// #endregion

const xAxis = [{min: 0, max: 10, label: 'Effort (0 to 10)'}];
const yAxis = [{min: 0, max: 10, label: 'Benefit (0 to 10)'}];
const series = [
  {
    label: 'Features',
    data: features,
    markerSize: 7,
    valueFormatter: (point: {id?: string | number} | null) => point && String(point.id),
  },
];

export default function Quadrants() {
  return (
    <ScatterChart
      title="Feature requests by effort and benefit"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      voronoiMaxRadius={40}
      height={340}
    >
      <ChartsReferenceLine x={5} lineStyle={dashed} />
      <ChartsReferenceLine y={5} lineStyle={dashed} />
      <FeatureNames />
      <QuadrantNames />
    </ScatterChart>
  );
}
