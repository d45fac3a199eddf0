import type {ChartsLabelCustomMarkProps} from '@mui/x-charts/ChartsLabel';
import {ScatterChart, type ScatterMarkerProps} from '@mui/x-charts/ScatterChart';
import {riverside} from '../data/apartments';

// #region preview
/** A square whose area grows with the number of rooms. */
function RoomMarker({
  x,
  y,
  color,
  dataIndex,
  isFaded,
  isHighlighted,
  onClick,
}: ScatterMarkerProps) {
  const side = 8 * Math.sqrt(riverside[dataIndex]?.rooms ?? 1);
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

/** The same shape for the legend and the tooltip. */
function RoomMark({className, color}: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 14 14">
      <rect className={className} x="2" y="2" width="10" height="10" fill={color} />
    </svg>
  );
}

export default function CustomMarker() {
  return (
    <ScatterChart
      title="Size, rent and rooms of apartments"
      dataset={riverside}
      xAxis={[{label: 'Size (m²)'}]}
      yAxis={[{label: 'Rent (€ per month)', width: 75}]}
      series={[
        {
          label: 'Riverside, by rooms',
          datasetKeys: {id: 'id', x: 'area', y: 'rent'},
          labelMarkType: RoomMark,
          highlightScope: {highlight: 'item', fade: 'global'},
        },
      ]}
      slots={{marker: RoomMarker}}
      height={300}
    />
  );
}
// #endregion
