import {
  ScatterChart,
  type ScatterChartProps,
  type ScatterSeries,
} from '@mui/x-charts/ScatterChart';

// #region preview
const data = [
  {id: 'E1', x: 28, y: 64, z: 'consumers'},
  {id: 'E2', x: 34, y: 72, z: 'companies'},
  {id: 'E3', x: 41, y: 89, z: 'consumers'},
  {id: 'E5', x: 52, y: 112, z: 'companies'},
  {id: 'E7', x: 63, y: 131, z: 'companies'},
];
const series: ScatterSeries[] = [
  {
    data,
    markerSize: 6,
    valueFormatter: (value) => value && `$${value.x}K → $${value.y}K, ${value.z}`,
  },
];
const values = ['consumers', 'companies'];
const zAxis: ScatterChartProps['zAxis'] = [
  {colorMap: {type: 'ordinal', values, colors: ['#3f7fd0', '#d1495b']}},
];
// #endregion

const xAxis = [{label: 'Spend ($1,000)'}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];

export default function ColorByName() {
  return (
    <ScatterChart
      title="Spend and revenue of campaigns for consumers and companies"
      xAxis={xAxis}
      yAxis={yAxis}
      zAxis={zAxis}
      series={series}
      hideLegend
      height={300}
    />
  );
}
