import type {ChartsLabelCustomMarkProps} from '@mui/x-charts/ChartsLabel';
import {ScatterChart, type ScatterMarkerProps} from '@mui/x-charts/ScatterChart';

const data = [
  {id: 'E1', x: 28, y: 64, z: 1},
  {id: 'E2', x: 34, y: 72, z: 1},
  {id: 'E3', x: 41, y: 89, z: 2},
  {id: 'E4', x: 47, y: 94, z: 2},
  {id: 'E5', x: 52, y: 112, z: 3},
  {id: 'E6', x: 58, y: 109, z: 2},
  {id: 'E7', x: 63, y: 131, z: 4},
  {id: 'E8', x: 71, y: 136, z: 5},
];

// #region preview
// The area shows the number of regions, which is z: [{id: 'E1', x: 28, y: 64, z: 1}, …]
function RegionMarker(props: ScatterMarkerProps) {
  const {x, y, color, dataIndex, isFaded, isHighlighted, onClick} = props;
  const side = 8 * Math.sqrt(data[dataIndex]?.z ?? 1);
  return (
    <rect
      x={x - side / 2}
      y={y - side / 2}
      width={side}
      height={side}
      fill={color}
      fillOpacity={isFaded ? 0.15 : 0.5}
      stroke={color}
      strokeWidth={isHighlighted ? 3 : 1}
      onClick={onClick}
    />
  );
}

const slots = {marker: RegionMarker};
// #endregion

/** Renders the same shape in the legend and the tooltip. */
function RegionMark({className, color}: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 14 14">
      <rect className={className} x="2" y="2" width="10" height="10" fill={color} />
    </svg>
  );
}

const series = [
  {
    label: 'Email, by number of regions',
    data,
    labelMarkType: RegionMark,
    highlightScope: {highlight: 'item' as const, fade: 'global' as const},
  },
];
const xAxis = [{label: 'Spend ($1,000)'}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];

export default function CustomMarker() {
  return (
    <ScatterChart
      title="Spend, revenue, and regions of email campaigns"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={slots}
      height={300}
    />
  );
}
