import {BarChart} from '@mui/x-charts/BarChart';
import {legendClasses} from '@mui/x-charts/ChartsLegend';
import {series, xAxis, yAxis} from '../data';

// #region preview
const styles = {
  border: '1px solid currentColor',
  borderRadius: '8px',
  padding: '8px 16px',
  [`& .${legendClasses.mark}`]: {transform: 'scale(1.3)'},
  [`& .${legendClasses.label}`]: {letterSpacing: '0.04em'},
  [`& [data-series="wholesale"] .${legendClasses.label}`]: {fontStyle: 'italic'},
};
const slotProps = {legend: {sx: styles}};

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
