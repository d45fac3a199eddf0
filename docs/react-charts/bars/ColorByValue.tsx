import {BarChart} from '@mui/x-charts/BarChart';
import {delays} from '../data/ferries';

export default function ColorByValue() {
  return (
    // #region preview
    <BarChart
      xAxis={[{data: delays.months}]}
      yAxis={[
        {
          label: 'Minutes late',
          width: 50,
          colorMap: {
            type: 'piecewise',
            thresholds: [0, 5],
            colors: ['#2e9e6b', '#d9a514', '#d1495b'],
          },
        },
      ]}
      series={[{data: delays.minutes}]}
      height={300}
    />
    // #endregion
  );
}
