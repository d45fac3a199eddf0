import {useScatterSeries, useXScale, useYScale} from '@mui/x-charts/hooks';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {draco, toPoints} from '../data/stars';

// #region preview
function PointLabels() {
  const series = useScatterSeries('draco');
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return (
    <g fill="currentColor" fontSize={11} textAnchor="middle" pointerEvents="none">
      {series?.data?.map((point) => (
        <text key={point.id} x={xScale(point.x)} y={yScale(point.y) - 9}>
          {point.id}
        </text>
      ))}
    </g>
  );
}

export default function LabeledPoints() {
  return (
    <ScatterChart
      title="Color index and magnitude of the stars of a cluster, with their names"
      xAxis={[{label: 'Color index'}]}
      yAxis={[{label: 'Magnitude', reverse: true, min: 3, max: 12}]}
      series={[{id: 'draco', label: 'Draco cluster', data: toPoints(draco)}]}
      hideLegend
      height={300}
    >
      <PointLabels />
    </ScatterChart>
  );
}
// #endregion
