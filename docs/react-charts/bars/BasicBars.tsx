import {BarChart} from '@mui/x-charts/BarChart';

const passengers = [4200, 3900, 5100, 6800];

export default function BasicBars() {
  return (
    // #region preview
    <BarChart
      xAxis={[{data: ['Winter', 'Spring', 'Summer', 'Autumn']}]}
      series={[{data: passengers, label: 'Passengers'}]}
      height={300}
    />
    // #endregion
  );
}
