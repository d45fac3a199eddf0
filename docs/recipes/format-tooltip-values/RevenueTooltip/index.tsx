import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';
import {formatDollars, formatDollarTick, formatMonth} from './formatters';
import {revenue} from './revenue';
import {TotalTooltip} from './TotalTooltip';

// #region preview
// A row: {month: new Date(2025, 0, 1), online: 142_300, stores: 161_050, partners: null}
const xAxis: BarChartProps['xAxis'] = [{dataKey: 'month', valueFormatter: formatMonth}];
const yAxis: BarChartProps['yAxis'] = [{valueFormatter: formatDollarTick, width: 60}];

const shared = {stack: 'revenue', valueFormatter: formatDollars};
const series: BarChartProps['series'] = [
  {...shared, dataKey: 'online', label: 'Online'},
  {...shared, dataKey: 'stores', label: 'Stores'},
  {...shared, dataKey: 'partners', label: 'Partners'},
];

const slots = {tooltip: TotalTooltip};
// <BarChart dataset={revenue} xAxis={xAxis} series={series} slots={slots} … />
// #endregion

export default function RevenueTooltip() {
  return (
    <BarChart
      title="Revenue by month and sales channel"
      dataset={revenue}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={slots}
      height={320}
    />
  );
}
