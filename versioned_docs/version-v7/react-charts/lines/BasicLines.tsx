import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const hours = [6, 9, 12, 15, 18, 21];

export default function BasicLines() {
  return (
    <LineChart
      xAxis={[{data: hours, label: 'Hour of the day'}]}
      series={[
        {data: [9, 13, 18, 20, 17, 12], label: 'Dome (°C)'},
        {data: [15, 16, 18, 19, 19, 17], label: 'Library (°C)'},
      ]}
      height={300}
    />
  );
}
// #endregion
