import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {pier} from '../data/ferries';

const count = (value: number | null) => String(Math.abs(value ?? 0));

export default function Diverging() {
  return (
    // #region preview
    <BarChart
      xAxis={[{data: pier.days, disableLine: true, disableTicks: true}]}
      yAxis={[{width: 50, valueFormatter: count}]}
      series={[
        {data: pier.arrived, stack: 'day', label: 'Arrived', valueFormatter: count},
        {data: pier.left, stack: 'day', label: 'Left', valueFormatter: count},
      ]}
      height={300}
    >
      <ChartsReferenceLine y={0} />
    </BarChart>
    // #endregion
  );
}
