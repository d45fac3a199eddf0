import {BarChart} from '@mui/x-charts/BarChart';
import {pier} from '../data/ferries';

export default function RoundedBars() {
  return (
    // #region preview
    <BarChart
      borderRadius={8}
      xAxis={[{data: pier.days}]}
      yAxis={[{width: 55}]}
      series={[
        {data: pier.arrived, label: 'Arrived', stack: 'pier'},
        {data: pier.left, label: 'Left', stack: 'pier'},
      ]}
      height={300}
    />
    // #endregion
  );
}
