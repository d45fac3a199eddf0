import {BarChart} from '@mui/x-charts/BarChart';
import {axisClasses} from '@mui/x-charts/ChartsAxis';
import {series, xAxis, yAxis} from '../data';

export default function StyledAxis() {
  return (
    // #region preview
    // xAxis: [{data: ['Jan', …], label: 'Month'}], yAxis: [{label: 'New customers'}]
    // series: [{data: [90, 104, 121, 133, 142, 158], label: 'New customers'}]
    <BarChart
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
      title="New customers by month"
      sx={{
        [`& .${axisClasses.line}`]: {strokeDasharray: '2 3'},
        [`& .${axisClasses.tick}`]: {strokeWidth: 3},
        [`& .${axisClasses.tickLabel}`]: {fillOpacity: 0.75},
        [`& .${axisClasses.directionY} .${axisClasses.label}`]: {
          textTransform: 'uppercase',
        },
      }}
    />
    // #endregion
  );
}
