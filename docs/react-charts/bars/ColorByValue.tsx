import {BarChart} from '@mui/x-charts/BarChart';
import {delays} from '../data/ferries';

export default function ColorByValue() {
  return (
    // #region preview
    // delays is {months: ['Jan', 'Feb', …], minutes: [9, 7, …]}
    <BarChart
      title="Average delay by month"
      xAxis={[{data: delays.months}]}
      yAxis={[
        {
          label: 'Delay (minutes)',
          colorMap: {
            type: 'piecewise',
            thresholds: [0, 5],
            colors: ['#2e9e6b', '#d9a514', '#d1495b'],
          },
        },
      ]}
      series={[{data: delays.minutes, label: 'Average delay'}]}
      hideLegend
      height={300}
    />
    // #endregion
  );
}
