import {BarChart} from '@mui/x-charts/BarChart';
import {delays} from '../data/ferries';

export default function ColorByValue() {
  return (
    // #region preview
    <BarChart
      xAxis={[{scaleType: 'band', data: delays.months}]}
      yAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [0, 5],
            colors: ['#2e7d32', '#0277bd', '#c62828'],
          },
        },
      ]}
      series={[{data: delays.minutes, label: 'Delay in minutes'}]}
      slotProps={{legend: {hidden: true}}}
      height={300}
    />
    // #endregion
  );
}
