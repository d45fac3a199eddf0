import {BarChart} from '@mui/x-charts/BarChart';
import {series, xAxis, yAxis} from '../data';
import './styles.css';

export default function StyledAxis() {
  return (
    // #region preview
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
