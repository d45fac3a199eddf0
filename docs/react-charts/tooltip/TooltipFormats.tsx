import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';
import type {AxisValueFormatterContext} from '@mui/x-charts/models';

// The bestseller is first.
const products = [
  {sku: 'MOU', name: 'Wireless mouse', units: 1182},
  {sku: 'LMP', name: 'Desk lamp', units: 914},
  {sku: 'KEY', name: 'Mechanical keyboard', units: 648},
  {sku: 'CHR', name: 'Office chair', units: 437},
  {sku: 'DSK', name: 'Standing desk', units: 372},
];

const getName = (sku: string) => products.find((row) => row.sku === sku)?.name;

// #region preview
// A row of the dataset: {sku: 'MOU', name: 'Wireless mouse', units: 1182}
const xAxis: BarChartProps['xAxis'] = [
  {
    dataKey: 'sku',
    valueFormatter: (sku: string, {location}: AxisValueFormatterContext) =>
      location === 'tooltip' ? `${getName(sku)} (${sku})` : sku,
  },
];

const series: BarChartProps['series'] = [
  {
    dataKey: 'units',
    label: (location) => (location === 'tooltip' ? 'Units sold in 2025' : 'Units'),
    valueFormatter: (value, {dataIndex}) =>
      value === null
        ? null
        : `${value.toLocaleString('en-US')} (rank ${dataIndex + 1})`,
  },
];
// #endregion

const yAxis = [{label: 'Units', width: 60}];

export default function TooltipFormats() {
  return (
    <BarChart
      title="Units sold by product in 2025"
      dataset={products}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
