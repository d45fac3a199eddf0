import {
  useItemHighlighted,
  useScatterSeries,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {draco, toPoints} from '../data/stars';

// #region preview
function NameOfPoint({dataIndex}: {dataIndex: number}) {
  const {isHighlighted} = useItemHighlighted({seriesId: 'draco', dataIndex});
  const point = useScatterSeries('draco')?.data[dataIndex];
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  if (!isHighlighted || !point) {
    return null;
  }
  return (
    <g
      transform={`translate(${xScale(point.x)} ${yScale(point.y)})`}
      pointerEvents="none"
    >
      <circle r={12} fill="none" stroke="currentColor" />
      <text y={-18} textAnchor="middle" fill="currentColor">
        {point.id}
      </text>
    </g>
  );
}

export default function OwnHighlight() {
  return (
    <ScatterChart
      hideLegend
      title="Stars of the cluster Draco by color and magnitude"
      xAxis={[{label: 'Color index B−V (mag)'}]}
      yAxis={[{label: 'Magnitude', reverse: true}]}
      series={[
        {
          id: 'draco',
          label: 'Draco',
          data: toPoints(draco),
          highlightScope: {highlight: 'item', fade: 'global'},
        },
      ]}
      height={300}
    >
      {draco.map(({id}, index) => (
        <NameOfPoint key={id} dataIndex={index} />
      ))}
    </ScatterChart>
  );
}
// #endregion
