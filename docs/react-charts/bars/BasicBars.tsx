import {BarChart} from '@mui/x-charts/BarChart';

export default function BasicBars() {
  return (
    // #region preview
    <BarChart
      title="Passengers of two ferry routes by season"
      xAxis={[{data: ['Winter', 'Spring', 'Summer', 'Fall']}]}
      yAxis={[{label: 'Passengers (thousands)'}]}
      series={[
        {data: [42, 58, 97, 63], label: 'Island'},
        {data: [61, 66, null, 69], label: 'Harbor'},
      ]}
      height={300}
    />
    // #endregion
  );
}
