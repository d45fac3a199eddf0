import {LineChart} from '@mui/x-charts/LineChart';
import {energy} from '../data/energy';

export default function BasicArea() {
  return (
    // #region preview
    // energy[0] is {month: 'Jan', solar: 18, wind: 142, hydro: 61}
    <LineChart
      title="Solar power by month"
      dataset={energy}
      xAxis={[{dataKey: 'month', scaleType: 'point'}]}
      yAxis={[{label: 'Electricity (GWh)'}]}
      series={[{dataKey: 'solar', label: 'Solar', area: true, showMark: false}]}
      hideLegend
      height={300}
    />
    // #endregion
  );
}
