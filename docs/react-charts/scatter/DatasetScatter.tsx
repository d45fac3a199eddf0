import {ScatterChart, type ScatterSeries} from '@mui/x-charts/ScatterChart';

// #region preview
const campaigns = [
  {id: 'E1', spend: 28, revenue: 64},
  {id: 'E2', spend: 34, revenue: 72},
  {id: 'E3', spend: 41, revenue: 89},
  {id: 'E4', spend: 47, revenue: 94},
  {id: 'E5', spend: 52, revenue: 112},
  {id: 'E6', spend: 58, revenue: 109},
  {id: 'E7', spend: 63, revenue: 131},
  {id: 'E8', spend: 71, revenue: 136},
];

const series: ScatterSeries[] = [
  {
    label: 'Email',
    datasetKeys: {id: 'id', x: 'spend', y: 'revenue'},
    valueFormatter: (value) => value && `${value.id}: $${value.x}K → $${value.y}K`,
  },
];
// #endregion

const xAxis = [{label: 'Spend ($1,000)'}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];

export default function DatasetScatter() {
  return (
    <ScatterChart
      title="Spend and revenue of email campaigns"
      dataset={campaigns}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={320}
    />
  );
}
