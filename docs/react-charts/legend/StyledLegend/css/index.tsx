import {BarChart} from '@mui/x-charts/BarChart';
import {series, xAxis, yAxis} from '../data';
import './styles.css';

const slotProps = {legend: {className: 'channels'}};

export default function StyledLegend() {
  return (
    // #region preview
    <BarChart
      title="Revenue by quarter and sales channel"
      xAxis={xAxis} // [{data: ['Q1', 'Q2', 'Q3', 'Q4']}]
      yAxis={yAxis}
      series={series} // [{id: 'wholesale', data: [88, …], label: 'Wholesale'}, …]
      slotProps={slotProps} // {legend: {className: 'channels'}}
      height={300}
    />
    // #endregion
  );
}
