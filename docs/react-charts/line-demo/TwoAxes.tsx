import {LineChart} from '@mui/x-charts/LineChart';

export default function TwoAxes() {
  return (
    // #region preview
    <LineChart
      title="Mean temperature and clear nights by month"
      xAxis={[{data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'], scaleType: 'point'}]}
      yAxis={[
        {id: 'temperature', label: 'Temperature (°C)'},
        {id: 'nights', label: 'Clear nights', position: 'right', min: 0, max: 31},
      ]}
      series={[
        {
          yAxisId: 'temperature',
          data: [-4.1, 0.6, 9.8, 15.6, 11.2, 0.9],
          label: 'Mean temperature',
          showMark: false,
        },
        {
          yAxisId: 'nights',
          data: [9, 12, 14, 18, 15, 8],
          label: 'Clear nights',
          curve: 'step',
          showMark: false,
        },
      ]}
      height={300}
    />
    // #endregion
  );
}
