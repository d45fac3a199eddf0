import {BarChart} from '@mui/x-charts/BarChart';

export default function BiaxialBars() {
  return (
    // #region preview
    <BarChart
      title="Orders and revenue by quarter"
      xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4']}]}
      yAxis={[
        {id: 'orders', label: 'Orders', width: 65},
        {id: 'revenue', label: 'Revenue (thousand €)', position: 'right', width: 60},
      ]}
      series={[
        {yAxisId: 'orders', data: [1240, 1510, 1980, 1720], label: 'Orders'},
        {yAxisId: 'revenue', data: [48, 61, 97, 74], label: 'Revenue (thousand €)'},
      ]}
      height={300}
    />
    // #endregion
  );
}
