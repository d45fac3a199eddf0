import {BarChart} from '@mui/x-charts/BarChart';
import {delays} from '../data/ferries';

// #region preview
const symmetric = (minValue: number, maxValue: number) => {
  const extreme = Math.max(-minValue, maxValue) + 1;
  return {min: -extreme, max: extreme};
};

export default function DomainFunction() {
  return (
    <BarChart
      hideLegend
      grid={{horizontal: true}}
      xAxis={[{data: delays.months}]}
      yAxis={[{label: 'Minutes late', domainLimit: symmetric}]}
      series={[{data: delays.minutes, label: 'Delay'}]}
      height={300}
      title="Average delay of the boats by month, in minutes"
    />
  );
}
// #endregion
