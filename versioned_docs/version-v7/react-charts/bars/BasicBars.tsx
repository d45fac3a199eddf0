import {BarChart} from '@mui/x-charts/BarChart';

export default function BasicBars() {
  return (
    // #region preview
    <BarChart
      xAxis={[{scaleType: 'band', data: ['Winter', 'Spring', 'Summer', 'Autumn']}]}
      series={[
        {data: [42, 58, 97, 63], label: 'Island'},
        {data: [61, 66, 72, 69], label: 'Harbor'},
      ]}
      height={300}
    />
    // #endregion
  );
}
