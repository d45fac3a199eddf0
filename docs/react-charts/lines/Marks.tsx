import {LineChart} from '@mui/x-charts/LineChart';

export default function Marks() {
  return (
    // #region preview
    <LineChart
      title="Temperature at three places during a night"
      xAxis={[
        {data: [0, 1, 2, 3, 4, 5, 6], tickMinStep: 1, label: 'Hours after sunset'},
      ]}
      yAxis={[{label: 'Temperature (°C)'}]}
      series={[
        {
          data: [14.6, 12.1, 10, 8.4, 6.9, 5.7, 4.6],
          label: 'Dome',
          showMark: ({index}) => index % 2 === 0,
        },
        {data: [11.2, 9.4, 7.8, 6.5, 5.1, 4.2, 3], label: 'Outside', shape: 'diamond'},
        {data: [15.8, 14.2, 12.5, 10.9, 9.2, 8, 7.1], label: 'Mirror', showMark: false},
      ]}
      height={300}
    />
    // #endregion
  );
}
