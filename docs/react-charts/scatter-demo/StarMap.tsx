import {useXScale, useYScale} from '@mui/x-charts/hooks';
import {ScatterChart, type ScatterMarkerProps} from '@mui/x-charts/ScatterChart';

// #region preview
// The seven stars of the Ferry, an invented constellation:
// position, brightness, temperature in 1,000 K.
const ferry = [
  {id: 'Bow', x: 28, y: 38, light: 4.2, z: 9.8},
  {id: 'Deck', x: 42, y: 34, light: 3, z: 6.2},
  {id: 'Funnel', x: 50, y: 52, light: 4.8, z: 4.1},
  {id: 'Cabin', x: 58, y: 35, light: 3.2, z: 7.1},
  {id: 'Stern', x: 71, y: 40, light: 4, z: 11.5},
  {id: 'Keel', x: 63, y: 22, light: 2.8, z: 5.3},
  {id: 'Anchor', x: 36, y: 20, light: 3.4, z: 3.8},
];
const lines = ['Bow', 'Deck', 'Funnel', 'Cabin', 'Stern', 'Keel', 'Anchor', 'Bow'];
const field = Array.from({length: 110}, (_, index) => ({
  id: index,
  x: (index * 61.8) % 100,
  y: (index * index * 3.7 + index * 13) % 70,
  light: 0.6 + ((index * 7) % 10) / 9,
  z: 3.5 + ((index * 11) % 9),
}));
const stars = [...ferry, ...field];

function Star({x, y, color, dataIndex, isHighlighted}: ScatterMarkerProps) {
  const radius = stars[dataIndex]?.light ?? 1;
  return (
    <g fill={color}>
      <circle cx={x} cy={y} r={radius * 2.4} opacity={isHighlighted ? 0.45 : 0.15} />
      <circle cx={x} cy={y} r={radius} />
    </g>
  );
}

function Constellation() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const places = new Map(ferry.map(({id, x, y}) => [id, {x: xScale(x), y: yScale(y)}]));
  return (
    <g fill="#dfe8ff" stroke="none" fontSize={12} pointerEvents="none">
      <polyline
        points={lines
          .map((id) => `${places.get(id)?.x},${places.get(id)?.y}`)
          .join(' ')}
        fill="none"
        stroke="#dfe8ff"
        strokeOpacity={0.35}
      />
      {[...places].map(([id, {x, y}]) => (
        <text key={id} x={x + 10} y={y - 8} direction="ltr">
          {id}
        </text>
      ))}
    </g>
  );
}

export default function StarMap() {
  return (
    <ScatterChart
      hideLegend
      title="The Ferry, a constellation of seven stars"
      xAxis={[{min: 0, max: 100, position: 'none'}]}
      yAxis={[{min: 0, max: 70, position: 'none'}]}
      zAxis={[
        {
          colorMap: {
            type: 'continuous',
            min: 3.5,
            max: 12,
            color: ['#ffb37a', '#a9c8ff'],
          },
        },
      ]}
      series={[
        {
          label: 'Stars',
          data: stars,
          highlightScope: {highlight: 'item'},
          valueFormatter: (star) => star && `${star.id}, ${star.z} thousand kelvins`,
        },
      ]}
      slots={{marker: Star}}
      voronoiMaxRadius={14}
      margin={16}
      height={320}
      sx={{borderRadius: 3, background: 'linear-gradient(#0a1230, #1c2a55)'}}
    >
      <Constellation />
    </ScatterChart>
  );
}
// #endregion
