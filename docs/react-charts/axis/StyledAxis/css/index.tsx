import {BarChart} from '@mui/x-charts/BarChart';
import {series, xAxis, yAxis} from '../data';
import './styles.css';

export default function StyledAxis() {
  return (
    // #region preview
    // xAxis: [{data: ['Jan', …], label: 'Month'}], yAxis: [{label: 'New customers'}]
    // series: [{data: [90, 104, 121, 133, 142, 158], label: 'New customers'}]
    <BarChart
      className="customers"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
      title="New customers by month"
    />
    // #endregion
  );
}
