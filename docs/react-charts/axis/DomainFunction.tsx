import {BarChart} from '@mui/x-charts/BarChart';
import {delays} from '../data/ferries';

export default function DomainFunction() {
  return (
    // #region preview
    <BarChart
      hideLegend
      grid={{horizontal: true}}
      xAxis={[{data: delays.months}]}
      yAxis={[
        {
          label: 'Minutes late',
          domainLimit: (minValue, maxValue) => {
            const extreme = Math.max(-minValue, maxValue) + 1;
            return {min: -extreme, max: extreme};
          },
        },
      ]}
      series={[{data: delays.minutes, label: 'Delay'}]}
      height={300}
    />
    // #endregion
  );
}
