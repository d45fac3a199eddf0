import {BarChart} from '@mui/x-charts/BarChart';
import {series, xAxis, yAxis} from '../data';
import './styles.css';

export default function StyledAxis() {
  return (
    // #region preview
    <BarChart
      className="nights"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
      title="Clear nights by month"
    />
    // #endregion
  );
}
