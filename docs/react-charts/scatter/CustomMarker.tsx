import {ScatterChart, type ScatterMarkerProps} from '@mui/x-charts/ScatterChart';
import {draco} from '../data/stars';

export default function CustomMarker() {
  return (
    // #region preview
    <ScatterChart
      hideLegend
      yAxis={[{reverse: true}]}
      series={[
        {
          label: 'Draco cluster',
          data: draco.map((star) => ({id: star.id, x: star.colorIndex, y: star.magnitude})),
          highlightScope: {highlight: 'item', fade: 'global'},
        },
      ]}
      slots={{marker: Disc}}
      height={300}
    />
    // #endregion
  );
}

/** A disc as large as the star, compared with the others. */
function Disc({x, y, color, dataIndex, isFaded, isHighlighted}: ScatterMarkerProps) {
  const radius = 3 + Math.sqrt(draco[dataIndex]?.radius ?? 1) * 4;
  return (
    <circle
      cx={x}
      cy={y}
      r={radius}
      fill={color}
      fillOpacity={isFaded ? 0.15 : 0.45}
      stroke={color}
      strokeWidth={isHighlighted ? 3 : 1}
    />
  );
}
