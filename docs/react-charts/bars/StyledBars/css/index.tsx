import {BarChart} from '@mui/x-charts/BarChart';
import './styles.css';

// #region preview
const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {id: 'actual', data: [142, 158, 197, 263], label: 'Actual'},
  {id: 'expected', data: [148, 155, 190, 250], label: 'Expected'},
];
// styles.css:
// .forecast .MuiBar-series[data-series='expected'] {fill-opacity: 0.15; stroke: currentcolor}
export default function StyledBars() {
  return (
    <BarChart
      title="Actual and expected revenue by quarter"
      className="forecast"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
// #endregion
