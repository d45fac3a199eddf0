import {LineChart} from '@mui/x-charts/LineChart';

export default function SimpleLines() {
  return (
    // #region preview
    <LineChart
      title="Wind and solar power by month"
      xAxis={[{data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'], scaleType: 'point'}]}
      yAxis={[{label: 'Electricity (GWh)'}]}
      series={[
        {data: [142, 118, 74, 55, 83, 131], label: 'Wind'},
        {data: [18, 64, 118, 134, 84, 23], label: 'Solar'},
      ]}
      height={300}
    />
    // #endregion
  );
}
