import {useScatterSeries, useXScale, useYScale} from '@mui/x-charts/hooks';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {draco, toPoints} from '../data/stars';

export default function LabelledPoints() {
  return (
    // #region preview
    <ScatterChart
      hideLegend
      yAxis={[{reverse: true, min: 3, max: 12}]}
      series={[{id: 'draco', label: 'Draco cluster', data: toPoints(draco)}]}
      height={300}
    >
      <Names />
    </ScatterChart>
    // #endregion
  );
}

function Names() {
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
