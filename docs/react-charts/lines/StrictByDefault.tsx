import {LineChart} from '@mui/x-charts/LineChart';
import {starlight} from '../data/observatory';

export default function StrictByDefault() {
  return (
    // #region preview
    <LineChart
      hideLegend
      experimentalFeatures={{preferStrictDomainInLineCharts: true}}
      xAxis={[{data: starlight.days.slice(3, 38), label: 'Day'}]}
      series={[{data: starlight.brightness.slice(3, 38), showMark: false, label: 'Brightness'}]}
      height={300}
    />
    // #endregion
  );
}
