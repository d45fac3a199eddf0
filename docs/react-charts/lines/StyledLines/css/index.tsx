import {LineChart} from '@mui/x-charts/LineChart';
import './styles.css';

// #region preview
const xAxis = [{data: [1, 2, 3, 4, 5, 6, 7], tickMinStep: 1, label: 'Week'}];
const yAxis = [{label: 'Orders', width: 60}];
const series = [
  {id: 'actual', data: [310, 325, 341, 338, 372, 395, 420], label: 'Actual'},
  {id: 'expected', data: [300, 318, 330, 345, 360, 380, 400], label: 'Expected'},
];

// styles.css: .orders .MuiLineElement-root[data-series='expected'] {stroke-dasharray: 2 6}
export default function StyledLines() {
  return (
    <LineChart
      title="Actual and expected orders per week"
      className="orders"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
// #endregion
