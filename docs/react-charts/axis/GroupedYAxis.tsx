import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';

// #region preview
const stores = ['Austin', 'Dallas', 'Houston', 'Denver', 'Seattle'];
const regions = ['South', 'South', 'South', 'West', 'West'];

const yAxis: BarChartProps['yAxis'] = [
  {
    data: stores,
    scaleType: 'band',
    width: 130,
    groups: [
      {getValue: (store: string) => store},
      {getValue: (_store: string, index: number) => regions[index]!, tickSize: 72},
    ],
  },
];
const series = [{data: [1240, 980, 610, 730, 1510], label: 'Orders'}];
// #endregion

const xAxis = [{label: 'Orders per day'}];

export default function GroupedYAxis() {
  return (
    <BarChart
      title="Orders per day by store and region"
      hideLegend
      layout="horizontal"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
