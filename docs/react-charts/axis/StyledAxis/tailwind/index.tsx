import {BarChart} from '@mui/x-charts/BarChart';
import {series, xAxis, yAxis} from '../data';

// #region preview
const axisStyles = [
  '[&_.MuiChartsAxis-line]:[stroke-dasharray:2_3]',
  '[&_.MuiChartsAxis-tick]:[stroke-width:3px]',
  '[&_.MuiChartsAxis-tickLabel]:[fill-opacity:0.75]',
  '[&_.MuiChartsAxis-directionY_.MuiChartsAxis-label]:uppercase',
];
// xAxis: [{data: ['Jan', …], label: 'Month'}], yAxis: [{label: 'New customers'}]
// <BarChart className={axisStyles.join(' ')} series={[{data: [90, 104, …]}]} … />
// #endregion

export default function StyledAxis() {
  return (
    <BarChart
      className={axisStyles.join(' ')}
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
      title="New customers by month"
    />
  );
}
