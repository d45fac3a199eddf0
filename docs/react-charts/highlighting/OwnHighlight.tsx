import {
  useItemHighlighted,
  useScatterSeries,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

const products = [
  {id: 'Wireless mouse', x: 29, y: 1182},
  {id: 'Desk lamp', x: 39, y: 914},
  {id: 'Keyboard', x: 119, y: 648},
  {id: 'Docking station', x: 189, y: 521},
  {id: 'Office chair', x: 289, y: 437},
  {id: 'Monitor', x: 379, y: 405},
];
const xAxis = [{label: 'Price ($)', min: 0, max: 450}];
const yAxis = [{label: 'Units sold', min: 0, max: 1400, width: 60}];
const highlightScope = {highlight: 'item', fade: 'global'} as const;
const series = [{id: 'products', label: 'Products', data: products, highlightScope}];

// #region preview
// data: [{id: 'Wireless mouse', x: 29, y: 1182}, …]
function PointName({dataIndex}: {dataIndex: number}) {
  const {isHighlighted} = useItemHighlighted({seriesId: 'products', dataIndex});
  const point = useScatterSeries('products')?.data[dataIndex];
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  if (!isHighlighted || !point) {
    return null;
  }
  const transform = `translate(${xScale(point.x)} ${yScale(point.y)})`;
  return (
    <g transform={transform} fill="currentColor" pointerEvents="none">
      <circle r={12} fill="none" stroke="currentColor" />
      <text y={-18} textAnchor="middle">
        {point.id}
      </text>
    </g>
  );
}
// #endregion

export default function OwnHighlight() {
  return (
    <ScatterChart
      hideLegend
      title="Units sold by price"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    >
      {products.map(({id}, index) => (
        <PointName key={id} dataIndex={index} />
      ))}
    </ScatterChart>
  );
}
