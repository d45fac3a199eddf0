import {BarChart} from '@mui/x-charts/BarChart';
import {series, xAxis, yAxis} from '../data';

// #region preview
const legendStyles = [
  'rounded-lg border border-solid border-current !px-4 !py-2',
  '[&_.MuiChartsLegend-mark]:[transform:scale(1.3)]',
  '[&_.MuiChartsLegend-label]:[letter-spacing:0.04em]',
  '[&_[data-series=wholesale]_.MuiChartsLegend-label]:italic',
];
const slotProps = {legend: {className: legendStyles.join(' ')}};

// series: [{id: 'wholesale', data: [88, …], label: 'Wholesale'}, …]
// <BarChart series={series} slotProps={slotProps} height={300} … />
// #endregion

export default function StyledLegend() {
  return (
    <BarChart
      title="Revenue by quarter and sales channel"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slotProps={slotProps}
      height={300}
    />
  );
}
