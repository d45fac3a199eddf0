import {LineChart} from '@mui/x-charts/LineChart';

export default function BasicLines() {
  return (
    // #region preview
    <LineChart
      title="Temperature inside and outside a dome during a night"
      xAxis={[
        {data: [0, 1, 2, 3, 4, 5, 6], tickMinStep: 1, label: 'Hours after sunset'},
      ]}
      yAxis={[{label: 'Temperature (°C)'}]}
      series={[
        {data: [14.6, 12.1, 10, 8.4, 6.9, 5.7, 4.6], label: 'Inside the dome'},
        {data: [11.2, 9.4, 7.8, 6.5, 5.1, 4.2, 3], label: 'Outside'},
      ]}
      height={300}
    />
    // #endregion
  );
}
