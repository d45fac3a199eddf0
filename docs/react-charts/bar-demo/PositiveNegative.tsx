import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';

export default function PositiveNegative() {
  return (
    // #region preview
    <BarChart
      title="Profit of two shops by quarter"
      xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4'], disableLine: true, disableTicks: true}]}
      yAxis={[{label: 'Profit (thousand €)'}]}
      series={[
        {data: [-12, 8, 31, -4], label: 'Harbor shop'},
        {data: [5, -9, 18, 14], label: 'Market shop'},
      ]}
      height={300}
    >
      <ChartsReferenceLine y={0} />
    </BarChart>
    // #endregion
  );
}
