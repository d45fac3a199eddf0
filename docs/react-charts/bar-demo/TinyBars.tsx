import {BarChart} from '@mui/x-charts/BarChart';
import {pier} from '../data/ferries';

export default function TinyBars() {
  return (
    // #region preview
    <BarChart
      hideLegend
      xAxis={[{data: pier.days, position: 'none'}]}
      yAxis={[{position: 'none'}]}
      series={[{data: pier.arrived, label: 'Arrived'}]}
      borderRadius={3}
      margin={4}
      height={120}
    />
    // #endregion
  );
}
