import {useXScale, useYScale} from '@mui/x-charts/hooks';
import {ScatterChart, type ScatterMarkerProps} from '@mui/x-charts/ScatterChart';

const stops = [
  {id: 'Warehouse', x: 12, y: 14, orders: 0, z: 100},
  {id: 'Riverside', x: 30, y: 40, orders: 62, z: 97},
  {id: 'Old Town', x: 46, y: 56, orders: 118, z: 82},
  {id: 'University', x: 66, y: 50, orders: 94, z: 91},
  {id: 'Hillcrest', x: 86, y: 38, orders: 35, z: 99},
  {id: 'Airport', x: 74, y: 18, orders: 51, z: 88},
  {id: 'Southgate', x: 44, y: 20, orders: 76, z: 95},
];

// #region preview
// A stop: {id: 'Old Town', x: 46, y: 56, orders: 118, z: 82}; z is the on-time rate.
function Stop({x, y, color, dataIndex, isHighlighted}: ScatterMarkerProps) {
  const radius = 6 + Math.sqrt(stops[dataIndex]?.orders ?? 0);
  return <circle cx={x} cy={y} r={isHighlighted ? radius + 3 : radius} fill={color} />;
}

function Route() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const points = stops.map(({x, y}) => `${xScale(x)},${yScale(y)}`).join(' ');
  return <polygon points={points} fill="none" stroke="currentColor" opacity={0.4} />;
}
// #endregion

function StopNames() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return (
    <g fill="currentColor" fontSize={12} textAnchor="middle" pointerEvents="none">
      {stops.map(({id, x, y}) => (
        <text key={id} x={xScale(x)} y={Number(yScale(y)) - 22}>
          {id}
        </text>
      ))}
    </g>
  );
}

const xAxis = [{min: 0, max: 100, position: 'none' as const}];
const yAxis = [{min: 0, max: 70, position: 'none' as const}];
const zAxis = [
  {
    colorMap: {
      type: 'piecewise' as const,
      thresholds: [90, 95],
      colors: ['#d1495b', '#d99a1c', '#2e8b57'],
    },
  },
];
const series = [
  {
    label: 'Stops',
    data: stops,
    highlightScope: {highlight: 'item' as const},
    valueFormatter: (stop: {id?: string | number; z?: unknown} | null) =>
      stop && `${stop.id}: ${stop.z}% on time`,
  },
];
const slots = {marker: Stop};

export default function DeliveryMap() {
  return (
    <ScatterChart
      hideLegend
      title="Delivery route with orders and on-time rate of each stop"
      xAxis={xAxis}
      yAxis={yAxis}
      zAxis={zAxis}
      series={series}
      slots={slots}
      voronoiMaxRadius={20}
      margin={8}
      height={320}
    >
      <Route />
      <StopNames />
    </ScatterChart>
  );
}
